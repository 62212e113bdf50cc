/// What a program must do before it opens its first file.
public enum ProcessStart {
  /// Makes sure that no file can become a standard stream, and that a file-size limit is an error.
  ///
  /// Descriptors 0 to 2 that are closed are opened on `/dev/null`, since the next file that is
  /// opened would else get their number, and what is printed would land in it.
  ///
  /// - Returns: the descriptors that were closed. What is written to them is lost.
  /// - Throws: when `/dev/null` cannot be opened.
  public static func prepare() throws(SystemError) -> Set<Int32> {
    System.ignoreFileSizeSignal()
    return try System.openStandardDescriptors()
  }
}

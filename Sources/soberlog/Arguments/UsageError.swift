/// What is wrong with a command line.
enum UsageError: Error {
  /// No command has this name; the suggestion is the nearest one that has.
  case unknownCommand(String, suggestion: String?)
  /// The command has no such option; the suggestion is the nearest one that it has.
  case unknownOption(String, command: CommandName?, suggestion: String?)
  /// An option stands without the value that it needs.
  case missingValue(option: String)
  /// A flag was given a value.
  case unexpectedValue(option: String, value: String)
  /// A value could not be read, for a reason of its own.
  case badValue(option: String, value: String, reason: any Error)
  /// A command that takes no operands was given one.
  case unexpectedOperand(String, command: CommandName)
  /// A command that takes no operands was given a date, which belongs to an option.
  case misplacedDate(String, option: String)
  /// A command needs an operand.
  case missingOperand(command: CommandName)
  /// A question cannot be asked, and the option that answers it was not given.
  case needsYes
  /// No editor is named, and there is no terminal for the usual one.
  case noEditor
  /// A setting has no such name; the suggestion is the nearest one.
  case unknownSetting(String, suggestion: String?)
  /// An argument, named by its place from 1, is not valid UTF-8.
  case notUTF8(argument: Int)
  /// Two options, or an option and operands, exclude each other.
  case together(String, String)
  /// An option that may be given once was given again.
  case repeated(option: String)
  /// There is nothing to record.
  case nothingToRecord
  /// A note is longer than may be written; the limit is in bytes.
  case noteTooLong(limit: Int)
  /// Standard input has no text for the note.
  case emptyInput
  /// An environment variable has a value that cannot be read.
  case badEnvironment(variable: String, value: String)
}

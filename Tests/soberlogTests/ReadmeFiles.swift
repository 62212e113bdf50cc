import Foundation

/// The files that the README's examples read.
enum ReadmeFiles {
  /// The entries of the journal before the first example.
  static let entries: [SampleEntry] = [
    .entry("11-24 08:00", "day one", mood: "neutral", event: "start"),
    .entry("11-25 21:30", "a long evening, but I went to bed", mood: "bad", emoji: "😣"),
    .entry("11-28 20:05", "tea with Yuki", mood: "good", emoji: "🍵"),
  ]

  /// A journal with one entry, of another device or a backup.
  static let journal = """
    {"soberlog":1,"settings":{},
    "deleted":[
    ],
    "entries":[
    {"at":"2026-11-20T12:00:00+09:00","id":"phone00001","note":"from the phone"}
    ]}

    """

  /// A file of Daylio whose moods have the names that people gave them.
  ///
  /// - Parameter mood: the name of the mood.
  private static func daylio(mood: String) -> String {
    """
    full_date,date,weekday,time,mood,activities,note_title,note
    2026-11-03,November 3,Tuesday,21:15,\(mood),walk,,a quiet day

    """
  }

  /// The contents of the files by their names.
  static let contents = [
    "journal.txt": "[2026-11-01 09:30] A walk by the river. @tea\n",
    "Journal.json": """
    {"metadata":{"version":"1.0"},"entries":[{"creationDate":"2026-11-02T00:30:00Z","text":"x"}]}
    """,
    "daylio_export.csv": daylio(mood: "good"), "daylio.csv": daylio(mood: "good"),
    "backup.json": journal, "phone.json": journal, "note.txt": "from a file\n",
  ]

  /// Writes the files into a folder.
  static func write(into folder: String) throws {
    for (name, text) in contents {
      try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
  }

  /// The path of a word that names one of the files, other words as they are.
  static func path(of word: String, in folder: String) -> String {
    let name = word.hasPrefix("~/") ? String(word.dropFirst(2)) : word
    return contents[name] == nil ? word : "\(folder)/\(name)"
  }
}

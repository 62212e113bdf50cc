/// What `help` explains beside the commands; the manual page has a section on each.
enum HelpTopic: String, CaseIterable, Hashable, Sendable {
  /// How dates and times are written.
  case dates
  /// What programs are given to read.
  case formats
  /// Which files there are.
  case files
  /// Which environment variables count.
  case environment
  /// What exit codes mean.
  case exit
}

extension HelpTopic {
  /// Something and what it means.
  struct Row: Hashable, Sendable {
    /// What is explained.
    let term: String

    /// What it means.
    let meaning: Text
  }

  /// The heading of the topic.
  var heading: Text {
    switch self {
    case .dates: Text("Dates", "日時")
    case .formats: Text("Formats", "データの形式")
    case .files: Text("Files", "ファイル")
    case .environment: Text("Environment", "環境変数")
    case .exit: Text("Exit status", "終了コード")
    }
  }

  /// One line about the topic.
  var summary: Text {
    switch self {
    case .dates: Text("How dates and times are written", "日時の書き方")
    case .formats: Text("What scripts get: JSON, CSV, TSV", "スクリプト用の JSON・CSV・TSV の項目")
    case .files: Text("Where the data is kept", "データの保存場所")
    case .environment: Text("Environment variables", "使われる環境変数")
    case .exit: Text("What exit codes mean", "終了コードの意味")
    }
  }

  /// Everything that is explained.
  var rows: [Row] {
    switch self {
    case .dates: TopicTexts.dates
    case .formats: TopicTexts.formats
    case .files: TopicTexts.files
    case .environment: TopicTexts.environment
    case .exit: TopicTexts.exitCodes
    }
  }

  /// Paragraphs behind the rows.
  var details: [Text] {
    switch self {
    case .dates: TopicTexts.aboutDates
    case .formats: TopicTexts.aboutFormats
    case .files: TopicTexts.aboutFiles
    case .environment, .exit: []
    }
  }
}

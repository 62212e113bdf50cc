// The part of the command table about the program itself.

extension CommandSpecification {
  /// `completions`.
  static let completions = CommandSpecification(
    name: .completions,
    operands: Text(same: "bash|zsh|fish"),
    operandKind: .choice(Shell.allCases.map(\.rawValue)),
    summary: Text("Print completions for a shell", "シェルの補完スクリプトを出力する"),
    details: [
      Text(
        "With them the Tab key completes commands, options and values; the ids of entries come with"
          + " the first words of their notes. The script is in the language of --lang.",
        "Tab キーでコマンド、オプション、値を補完できるようになります。id にはひとことの最初の言葉が"
          + "添えられます。スクリプトの言語は --lang で選べます。")
    ],
    options: [CompletionOptions.entries.specification],
    examples: [
      Example(
        "source <(soberlog completions bash)",
        Text("for bash, in ~/.bashrc", "bash の場合。~/.bashrc に書く")),
      Example(
        "source <(soberlog completions zsh)",
        Text("for zsh, in ~/.zshrc after compinit", "zsh の場合。~/.zshrc の compinit の後に書く")),
      Example(
        "soberlog completions fish | source",
        Text(
          "for fish, in ~/.config/fish/config.fish",
          "fish の場合。~/.config/fish/config.fish に書く")),
    ])

  /// `man`.
  static let man = CommandSpecification(
    name: .man,
    operands: nil,
    summary: Text("Print the manual page", "マニュアルページを出力する"),
    details: [
      Text(
        "The page is roff text in the language of --lang, for man and mandoc.",
        "man や mandoc で読む roff 形式です。言語は --lang で選べます。")
    ],
    options: [],
    examples: [
      Example("soberlog man | man -l -", Text("read it", "読む")),
      Example(
        "soberlog man > ~/.local/share/man/man1/soberlog.1",
        Text("install it", "インストールする")),
    ])
}

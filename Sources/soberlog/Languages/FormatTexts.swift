extension TopicTexts {
  /// The forms that programs read.
  static let formats = [
    row(
      "list, show, recall --json",
      "an array of entries: at (RFC 3339 with its offset), day (the calendar day it belongs to), id,"
        + " mood (notSelected, worst, bad, neutral, good, best), emoji and event (start, slip, urge) or"
        + " null, note (\"\" when empty), edited (UTC; only in entries that were changed), then fields"
        + " of other programs",
      "記録の配列。at(時差つきの RFC 3339)、day(記録が属する日)、id、"
        + "mood(notSelected、worst、bad、neutral、good、best)、emoji と event"
        + "(start、slip、urge。なければ null)、note(なければ \"\")、"
        + "edited(UTC。変更された記録だけ)、ほかのプログラムの項目"),
    row(
      "add, start, slip, urge, edit --json", "that entry, as an object", "その記録(オブジェクト)"),
    row(
      "list --format jsonl", "the same entries, one object a line", "同じ記録を1行に1件ずつ"),
    row(
      "list --format csv, tsv",
      EntryColumns.names.joined(separator: ",")
        + " with a first line of these names; score is 1 to 5; CSV as of RFC 4180; in TSV \\t, \\n, \\r"
        + " and \\\\ stand for a tab, line ends and a backslash",
      "最初の行は " + EntryColumns.names.joined(separator: ",")
        + "。score は 1〜5。CSV は RFC 4180 の形式。TSV ではタブ・改行・バックスラッシュが"
        + " \\t、\\n、\\r、\\\\ になります"),
    row(
      "export --format json",
      "a journal, with its settings and deletions; soberlog import reads it",
      "設定と削除の情報を含む日記。soberlog import で取り込めます"),
    row(
      "streak --json",
      "day, days, since, lastSlip, longest and previous {days, from, to}, totalSoberDays, trackedDays,"
        + " slipDays, runs, startCountsAs, nextMilestone {name, date, inDays}, reached [names], writing"
        + " {days, longest}, savings {unit, perDay, run, total}; with --history: history, all runs,"
        + " the oldest first. What there is not is null",
      "day、days、since、lastSlip、longest と previous {days, from, to}、totalSoberDays、"
        + "trackedDays、slipDays、runs、startCountsAs、nextMilestone {name, date, inDays}、"
        + "reached [名前]、writing {days, longest}、savings {unit, perDay, run, total}。"
        + "--history では history(すべての断酒期間、古い順)も。ないものは null"),
    row(
      "stats --json",
      "from, to, entries, daysWritten, moods {notSelected … best}, average, byWeekday [{weekday (1"
        + " is Monday), entries, average}], byMonth [{month, entries, average}], beforeSlip and"
        + " otherDays {days, average}, tags [{tag, count}], emoji [{emoji, count}]",
      "from、to、entries、daysWritten、moods {notSelected 〜 best}、average、"
        + "byWeekday [{weekday(1 が月曜), entries, average}]、byMonth [{month, entries, average}]、"
        + "beforeSlip と otherDays {days, average}、tags [{tag, count}]、emoji [{emoji, count}]"),
    row(
      "emoji --json", "an array of {emoji, en, ja}", "{emoji, en, ja} の配列"),
  ]

  /// What holds for all of them.
  static let aboutFormats = [
    Text(
      "These forms are the same in every language and stay as they are; fields may be added. Dates"
        + " are written 2026-11-30. Everything is UTF-8 without a byte order mark.",
      "これらの形式は表示の言語によらず同じで、今後も変わりません(項目が増えることはあります)。"
        + "日付は 2026-11-30 の形、文字コードは BOM なしの UTF-8 です。")
  ]
}

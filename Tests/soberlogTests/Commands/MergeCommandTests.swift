import Foundation
import Testing

@testable import soberlog

/// `merge`.
struct MergeCommandTests {
  /// A diary with an entry, and an empty one whose journal another device brings.
  private let diary = Diary([.start("11-24"), .entry("11-26", "here", id: "aaaa")])

  /// Writes a file with a journal, and returns its path.
  ///
  /// - Parameters:
  ///   - name: the name, in the folder of the journal.
  ///   - entries: the entries.
  private func file(_ name: String, _ entries: [SampleEntry]) throws -> String {
    let other = Diary(entries)
    let path = (diary.path as NSString).deletingLastPathComponent + "/" + name
    try Data(other.journal.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// The names in the folder of the journal.
  private func names() throws -> [String] {
    let folder = (diary.path as NSString).deletingLastPathComponent
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test("What came is told in both languages, and undone to the byte")
  func summary() throws {
    let phone = try file("phone.json", [.entry("11-25", "there", id: "bbbb")])
    let before = diary.journal
    let call = diary.run("merge", phone)
    #expect(call.out == "Merged 1 file: 1 entry added, 0 updated, 0 removed.\n")
    #expect(call.err.isEmpty)
    #expect(try diary.notes() == ["", "there", "here"])
    let merged = diary.journal
    #expect(diary.run("merge", phone, phone).out == "Merged 2 files: nothing new.\n")
    #expect(diary.journal == merged)
    #expect(diary.run("undo").code == 0)
    #expect(diary.journal == before)
    #expect(diary.run("redo").code == 0)
    #expect(diary.journal == merged)
    #expect(diary.run("undo").code == 0)
    #expect(
      diary.run("--lang", "ja", "merge", phone).out == "1個のファイルを統合しました: 追加 1件、更新 0件、削除 0件。\n")
    #expect(diary.run("-q", "merge", phone).out.isEmpty)
  }

  @Test("A deletion that a merge brought is gone after undo, also when the entry was never here")
  func undoneDeletions() throws {
    let other = Diary([.entry("11-26", "here", id: "aaaa"), .entry("11-27", "x", id: "cccc")])
    other.now = "2026-12-01T12:00:00+09:00"
    other.run("delete", "--yes", "aaaa", "cccc")
    let path = diary.home + "/other.json"
    try Data(other.journal.utf8).write(to: URL(fileURLWithPath: path))
    let before = diary.journal
    #expect(diary.run("merge", path).out.contains("1 removed"))
    let merged = diary.journal
    #expect(merged.contains(#"{"id":"cccc","at":"2026-12-01T03:00:00Z"}"#))
    for now in ["2026-11-30T21:15:30+09:00", "2026-12-02T12:00:00+09:00"] {
      diary.now = now
      #expect(diary.run("undo").code == 0)
      #expect(diary.journal == before)
      #expect(diary.run("redo").code == 0)
      #expect(diary.journal == merged)
    }
  }

  @Test("Deletions that are only noted are told of, and so is the way back after undo")
  func notedDeletions() throws {
    let other = Diary([.entry("11-27", "x", id: "cccc")])
    other.run("delete", "--yes", "cccc")
    let path = diary.home + "/other.json"
    try Data(other.journal.utf8).write(to: URL(fileURLWithPath: path))
    #expect(diary.run("merge", path).out == "Merged 1 file: no new entries; 1 deletion noted.\n")
    #expect(diary.run("merge", path).out == "Merged 1 file: nothing new.\n")
    let phone = try file("phone.json", [.entry("11-25", "there", id: "bbbb")])
    diary.run("merge", phone)
    #expect(diary.run("undo").out.contains("soberlog redo"))
    #expect(!diary.run("undo").out.contains("soberlog redo"))
  }

  @Test("A journal begins with the entries and the settings of the first copy")
  func newJournal() throws {
    diary.run("settings", "dayStartsAt", "04:00")
    let fresh = Diary()
    #expect(fresh.run("merge", diary.path).code == 0)
    #expect(fresh.journal == diary.journal)
  }

  @Test("Settings that a merge took over go and come back whole, with what nobody knows of them")
  func adoptedSettings() throws {
    diary.write([], settings: #"{"dayStartsAt":"04:00","theme":"x"}"#)
    let fresh = Diary()
    #expect(fresh.run("merge", diary.path).code == 0)
    let merged = fresh.journal
    #expect(merged.contains(#""settings":{"dayStartsAt":"04:00","theme":"x"}"#))
    #expect(fresh.run("undo").code == 0)
    #expect(fresh.journal.contains(#""settings":{}"#))
    #expect(fresh.run("redo").code == 0)
    #expect(fresh.journal == merged)
  }

  @Test("What is no journal at all is told from a damaged one")
  func otherFormats() throws {
    let path = diary.home + "/other"
    let hint = "; merge takes soberlog journals, soberlog import takes other formats"
    for (text, isForeign) in [
      ("full_date,mood\n", true), ("[2026-11-01 09:30] Title.\n", true), ("[]", true),
      ("not json", true), ("", false), ("{", false), (#"{"soberlog":1,"entries":[}"#, false),
    ] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      let call = diary.run("merge", path)
      #expect(call.code == 65 && call.err.contains(hint) == isForeign, "\(call.transcript)")
    }
  }

  @Test("Every command names conflict files, and --conflicts merges and removes them")
  func conflictFiles() throws {
    let name = "journal.sync-conflict-20261130-211500-ABCDEFG.json"
    _ = try file(name, [.entry("11-25", "there", id: "bbbb")])
    let damaged = try file("journal 2.json", [])
    try Data("{".utf8).write(to: URL(fileURLWithPath: damaged))
    _ = try file("journal of a trip.json", [])
    let notice = "2 other versions of the journal lie beside it (journal 2.json, \(name)); "
    for words in [["list"], ["streak", "--days"], ["add", "x"], ["undo"], ["check"], []] {
      #expect(diary.run(words).err.contains(notice + "soberlog merge --conflicts"))
    }
    let call = diary.run("merge", "--conflicts")
    #expect(call.code == 65)
    #expect(
      call.out
        == "Merged 1 file: 1 entry added, 0 updated, 0 removed. Removed 1 conflict file.\n")
    #expect(call.err == "soberlog: \(damaged):1:2: the file ends too early\n")
    #expect(try names() == ["journal 2.json", "journal of a trip.json", "journal.json"])
    #expect(try diary.notes() == ["", "there", "here"])
    try FileManager.default.removeItem(atPath: damaged)
    #expect(
      diary.run("merge", "--conflicts").out == "There are no conflict files beside the journal.\n")
    #expect(diary.run("list").err.isEmpty)
  }

  @Test(
    "Arguments that do not go together are refused",
    arguments: [
      ["merge"], ["merge", "--conflicts", "x.json"], ["merge", "--conflicts", "--driver"],
      ["merge", "--driver", "a", "b"], ["merge", "--driver", "a", "b", "c", "d"],
    ])
  func usage(words: [String]) {
    let before = diary.journal
    #expect(diary.run(words).code == 64)
    #expect(diary.journal == before)
  }

  @Test("The journal merged with itself is what it was")
  func itself() throws {
    let before = diary.journal
    #expect(diary.run("merge", diary.path).code == 0)
    #expect(diary.journal == before)
  }

  @Test("As a driver of git it leaves the result in the second file, and no trace elsewhere")
  func driver() throws {
    let ours = try file("ours", [.entry("11-25", "ours", id: "bbbb")])
    let theirs = try file("theirs", [.entry("11-26", "theirs", id: "cccc")])
    let base = diary.home + "/base"
    try Data().write(to: URL(fileURLWithPath: base))
    let before = diary.journal
    let call = diary.run("merge", "--driver", base, ours, theirs)
    #expect(call.code == 0 && call.out.isEmpty && call.err.isEmpty)
    #expect(diary.run("--journal", ours, "list", "--json").out.contains("theirs"))
    #expect(diary.journal == before)
    #expect(diary.run("undo").code == 1)
  }

  @Test("Markers of git in the journal lead to the help on merging")
  func markers() {
    diary.write(diary.journal.replacing("\"entries\":[\n", with: "\"entries\":[\n<<<<<<< HEAD\n"))
    for words in [["list"], ["add", "x"], ["streak"]] {
      let call = diary.run(words)
      #expect(call.code == 65)
      #expect(call.err.contains("soberlog help merge"))
    }
    #expect(diary.run("help", "merge").out.contains("MERGE_HEAD:journal.json"))
  }
}

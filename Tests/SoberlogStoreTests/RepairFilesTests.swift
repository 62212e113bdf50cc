import Foundation
import Testing

@testable import SoberlogStore

@Suite("The files of a repair")
struct RepairFilesTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The inspection of a journal in which one entry is damaged.
  private var damaged: JournalInspection {
    JournalInspection(JournalSample().replacing(1, "good", with: "great"))
  }

  @Test("are private, and nothing else appears beside them")
  func twoFiles() throws {
    let files = try RepairFiles(folder.path("saved.json"))
    try files.write(damaged.repair)
    #expect(try folder.names() == ["saved.json", "saved.json.rest"])
    #expect(folder.text("saved.json") == damaged.repairedText)
    #expect(folder.text("saved.json.rest") == damaged.leftoverText)
    for name in try folder.names() { #expect(try folder.permissions(name) == 0o600) }
  }

  @Test("are one when nothing is left over")
  func oneFile() throws {
    let files = try RepairFiles(folder.path("saved.json"))
    try files.write(JournalInspection(JournalSample().bytes).repair)
    #expect(try folder.names() == ["saved.json"])
    #expect(folder.text("saved.json") == JournalSample().text)
  }

  @Test("never take the place of a file", arguments: ["saved.json", "saved.json.rest"])
  func existing(name: String) throws {
    try folder.write("theirs", to: name)
    #expect(throws: StoreError.alreadyExists(path: folder.path(name))) {
      try RepairFiles(folder.path("saved.json"))
    }
    #expect(folder.text(name) == "theirs")
  }

  @Test("do not stay when one of them came in the meantime")
  func appeared() throws {
    let files = try RepairFiles(folder.path("saved.json"))
    try folder.write("theirs", to: "saved.json")
    #expect(throws: StoreError.changedMeanwhile(path: folder.path("saved.json"))) {
      try files.write(damaged.repair)
    }
    #expect(try folder.names() == ["saved.json"])
    #expect(folder.text("saved.json") == "theirs")
  }

  @Test("need a folder that is there")
  func folderMissing() {
    #expect(throws: StoreError.folderMissing(path: folder.path("none"))) {
      try RepairFiles(folder.path("none/saved.json"))
    }
  }
}

import Testing

@testable import SoberlogStore

@Suite struct JournalLocationTests {
  @Test(
    "The option comes first, then SOBERLOG_JOURNAL, XDG_DATA_HOME, HOME",
    arguments: [
      (
        "o", ["SOBERLOG_JOURNAL": "/v", "XDG_DATA_HOME": "/d", "HOME": "/h"], "o", false
      ),
      (nil, ["SOBERLOG_JOURNAL": "v.json", "XDG_DATA_HOME": "/d", "HOME": "/h"], "v.json", false),
      (
        nil, ["SOBERLOG_JOURNAL": "", "XDG_DATA_HOME": "/d", "HOME": "/h"],
        "/d/soberlog/journal.json", true
      ),
      (nil, ["XDG_DATA_HOME": "/d/"], "/d/soberlog/journal.json", true),
      (nil, ["HOME": "/h"], "/h/.local/share/soberlog/journal.json", true),
      (nil, ["HOME": "/"], "/.local/share/soberlog/journal.json", true),
      (nil, ["XDG_DATA_HOME": "", "HOME": "/h"], "/h/.local/share/soberlog/journal.json", true),
      (nil, ["XDG_DATA_HOME": "d", "HOME": "/h"], "/h/.local/share/soberlog/journal.json", true),
    ] as [(String?, [String: String], String, Bool)])
  func choice(
    option: String?, environment: [String: String], path: String, isDefault: Bool
  ) throws {
    let location = try JournalLocation(option: option) { environment[$0] }
    #expect(location.path == path)
    #expect(location.isDefault == isDefault)
  }

  @Test(
    "Without a usable folder there is no place for the journal",
    arguments: [
      [:], ["HOME": ""], ["HOME": "h"], ["XDG_DATA_HOME": "d"], ["XDG_DATA_HOME": "", "HOME": ""],
    ] as [[String: String]])
  func noPlace(environment: [String: String]) {
    #expect(throws: StoreError.noPlace) {
      try JournalLocation(option: nil) { environment[$0] }
    }
  }

  @Test(
    "State and lock files have folders of their own, if any",
    arguments: [
      ([:], nil, nil),
      (["HOME": "/h"], "/h/.local/state/soberlog", "/h/.local/state/soberlog"),
      (["HOME": "/h", "XDG_STATE_HOME": "/s"], "/s/soberlog", "/s/soberlog"),
      (
        ["HOME": "/h", "XDG_STATE_HOME": "s"], "/h/.local/state/soberlog",
        "/h/.local/state/soberlog"
      ),
      (["HOME": "/h", "XDG_RUNTIME_DIR": "/r"], "/h/.local/state/soberlog", "/r"),
      (["XDG_RUNTIME_DIR": "r"], nil, nil),
    ] as [([String: String], String?, String?)])
  func folders(environment: [String: String], state: String?, lock: String?) {
    let directories = BaseDirectories { environment[$0] }
    #expect(directories.stateFolder == state)
    #expect(directories.lockFolder == lock)
  }
}

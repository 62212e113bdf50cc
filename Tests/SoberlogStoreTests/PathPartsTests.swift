import Testing

@testable import SoberlogStore

@Suite struct PathPartsTests {
  @Test(
    "A path is taken apart at its last slash",
    arguments: [
      ("/a/b", "/a/", "b", "/a"), ("/a", "/", "a", "/"), ("a", "", "a", "."), ("", "", "", "."),
      ("a/b", "a/", "b", "a"), ("a/", "a/", "", "a"), ("a//b", "a//", "b", "a"),
      ("//", "//", "", "/"), ("../日/記", "../日/", "記", "../日"),
    ])
  func parts(path: String, prefix: String, name: String, folder: String) {
    let parts = PathParts(path)
    #expect(parts.prefix == prefix)
    #expect(parts.name == name)
    #expect(parts.folder == folder)
  }

  @Test(
    "A name is appended with one slash",
    arguments: [("/a", "/a/x"), ("/a//", "/a/x"), ("/", "/x"), ("a", "a/x")])
  func appending(folder: String, path: String) {
    #expect(folder.appending(pathName: "x") == path)
  }
}

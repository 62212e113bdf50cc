import Foundation

/// A page of the documentation in Markdown, with blocks of code in it.
public struct MarkdownPage: Sendable {
  /// The lines of the page.
  public let lines: [String]

  /// Makes a page from its text.
  public init(text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Reads a page of this package.
  ///
  /// - Parameter path: relative to the folder of the package.
  /// - Throws: an error of Foundation when the page cannot be read.
  public init(_ path: String) throws {
    self.init(text: try String(contentsOfFile: MarkdownPage.path(path), encoding: .utf8))
  }
}

extension MarkdownPage {
  /// The blocks of code of a language, each as its lines.
  ///
  /// - Parameter language: what follows the three marks at the beginning; empty for blocks without.
  public func blocks(_ language: String) -> [[String]] {
    var blocks: [[String]] = []
    var block: (language: Substring, lines: [String])?
    for line in lines {
      if let open = block, line == "```" {
        if open.language == language { blocks.append(open.lines) }
        block = nil
      } else if block == nil, line.hasPrefix("```") {
        block = (line.dropFirst(3), [])
      } else {
        block?.lines.append(line)
      }
    }
    return blocks
  }

  /// The lines outside the blocks of code.
  public var prose: [String] {
    var isInBlock = false
    return lines.filter { line in
      guard line.hasPrefix("```") else { return !isInBlock }
      isInBlock.toggle()
      return false
    }
  }
}

extension MarkdownPage {
  /// What the Swift code of the page prints, as the comments behind its calls of `print` say.
  ///
  /// - Parameter path: the source file that compiles the code; each block has to stand in it.
  /// - Throws: `CodeNotCompiled` with a block that does not, or an error of Foundation.
  public func output(ofCodeIn path: String) throws -> [String] {
    let source = MarkdownPage(text: try String(contentsOfFile: path, encoding: .utf8)).lines
    let blocks = blocks("swift")
    for block in blocks where !MarkdownPage.stands(block, in: source) {
      throw CodeNotCompiled(block: block.joined(separator: "\n"))
    }
    return blocks.joined().filter { $0.contains("print(") }.map { line in
      line.ranges(of: "  // ").last.map { String(line[$0.upperBound...]) } ?? ""
    }
  }

  /// Whether lines stand in a source one after the other, all of them indented alike.
  private static func stands(_ block: [String], in source: [String]) -> Bool {
    guard let first = block.first else { return false }
    return source.indices.contains { start in
      let indent = source[start].dropLast(first.count)
      guard source[start].hasSuffix(first), indent.allSatisfy({ $0 == " " }),
        source.count - start >= block.count
      else { return false }
      return zip(block, source[start...]).allSatisfy { $1 == ($0.isEmpty ? "" : indent + $0) }
    }
  }

  /// A block of code on a page that no test compiles.
  public struct CodeNotCompiled: Error, Hashable {
    /// The code.
    public let block: String
  }
}

extension MarkdownPage {
  /// The public types and functions of a module that the page has no link to.
  ///
  /// - Parameter folder: the folder of the module, relative to that of the package.
  /// - Throws: an error of Foundation when a source file cannot be read.
  public func missingLinks(toSourcesIn folder: String) throws -> [String] {
    let text = lines.joined(separator: "\n")
    return try FileManager.default.subpathsOfDirectory(atPath: MarkdownPage.path(folder))
      .filter { $0.hasSuffix(".swift") }
      .flatMap { try MarkdownPage("\(folder)/\($0)").publicNames }
      .filter { !text.contains("- ``\($0)``") && !text.contains("- ``\($0)(") }
  }

  /// The names of the public types and functions that a source file declares at its top level.
  private var publicNames: [String] {
    lines.compactMap { line in
      line.prefixMatch(of: /public (?:final )?(?:struct|enum|class|protocol|func) (\w+)/)
        .map { String($0.output.1) }
    }
  }

  /// The path of a file or folder of this package.
  private static func path(_ relativePath: String) -> String {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 1...3 { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent(relativePath).path
  }
}

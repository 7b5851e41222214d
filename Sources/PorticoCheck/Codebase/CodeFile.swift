/// A file of a ``Codebase``.
public struct CodeFile: Sendable {
  /// As seen from the package.
  public let path: String
  /// The modules it imports, with the lines.
  public let imports: [(module: String, line: Int)]
  /// How many lines it has.
  public let lines: Int

  init(_ file: SourceFile, _ code: Codebase) {
    path = code.relative(file.path)
    imports = zip(file.facts.imports, file.facts.importLines).map { (module: $0, line: $1) }
    lines = file.facts.lines
  }
}

/// Some files, and what can be asked of them. Every answer is a list of breaches, empty if all is well.
public struct CodeFiles: Sequence, Sendable {
  public let files: [CodeFile]

  public func makeIterator() -> IndexingIterator<[CodeFile]> { files.makeIterator() }

  /// Those for which something holds.
  public func `where`(_ holds: (CodeFile) -> Bool) -> CodeFiles {
    CodeFiles(files: files.filter(holds))
  }

  /// Imports of other modules than these.
  public func importing(anythingBut modules: String...) -> [Breach] {
    imports { !modules.contains($0) }
  }

  /// Imports of any of these modules.
  public func importing(anyOf modules: String...) -> [Breach] {
    imports { modules.contains($0) }
  }

  /// Those for which something does not hold.
  ///
  /// - Parameter requirement: What should hold: "at most 400 lines".
  public func failing(_ requirement: String, unless holds: (CodeFile) -> Bool) -> [Breach] {
    files.filter { !holds($0) }.map { Breach("not so: \(requirement)", path: $0.path, line: 1) }
  }

  private func imports(_ isBreach: (String) -> Bool) -> [Breach] {
    files.flatMap { file in
      file.imports.filter { isBreach($0.module) }.map {
        Breach("imports \($0.module)", path: file.path, line: $0.line)
      }
    }
  }
}

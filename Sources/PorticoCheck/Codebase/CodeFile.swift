/// A file of a ``Codebase``.
public struct CodeFile: Sendable {
  /// The path, relative to the package.
  public let path: String
  /// The modules that the file imports, with the lines of the imports.
  public let imports: [(module: String, line: Int)]
  /// The number of lines in the file.
  public let lines: Int

  init(_ file: SourceFile, _ code: Codebase) {
    path = code.relative(file.path)
    imports = zip(file.facts.imports, file.facts.importLines).map { (module: $0, line: $1) }
    lines = file.facts.lines
  }
}

/// A collection of files that can be checked. Each check returns the breaches, and an empty array if there are
/// none.
public struct CodeFiles: Sequence, Sendable {
  public let files: [CodeFile]

  public func makeIterator() -> IndexingIterator<[CodeFile]> { files.makeIterator() }

  /// Returns the files for which a condition holds.
  public func `where`(_ holds: (CodeFile) -> Bool) -> CodeFiles {
    CodeFiles(files: files.filter(holds))
  }

  /// Returns the imports of modules other than these.
  public func importing(anythingBut modules: String...) -> [Breach] {
    imports { !modules.contains($0) }
  }

  /// Returns the imports of any of these modules.
  public func importing(anyOf modules: String...) -> [Breach] {
    imports { modules.contains($0) }
  }

  /// Returns a breach for each file for which a condition doesn't hold.
  ///
  /// - Parameter requirement: The condition in words, such as "at most 400 lines".
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

import Foundation

/// Swift sources, for tests that state an architecture's rules.
///
/// ```swift
/// @Test func architecture() throws {
///   let code = try Codebase("Sources")
///   #expect(code.files(below: "Sources/Domain").importing(anythingBut: "Foundation") == [])
///   #expect(code.types(named: "*ViewModel").naming { $0.hasPrefix("UI") } == [])
///   #expect(code.screens.filter(\.isMassive).isEmpty)
///   #expect(try code.breaches(of: BuiltInRule("HoldDelegatesWeakly"), KeepStylesToValues()) == [])
/// }
/// ```
///
/// It is read, not built: no part of it has to compile. Extensions belong to their types wherever they stand, and types
/// are known across files. What stands in test folders is read and not judged. What `.portico.yml` beside the manifest
/// allows is no breach.
public struct Codebase {
  let analysis: Analysis
  private let root: String

  /// Reads sources.
  ///
  /// - Parameters:
  ///   - paths: Files or folders, as seen from the package that the test is in.
  ///   - file: A file of that package: the nearest folder above with a manifest, project or repository counts.
  /// - Throws: ``Mistake`` if a path does not exist, can't be read or holds no Swift file.
  public init(_ paths: String..., file: String = #filePath) throws {
    root = ProjectFolder.above(file)
    let root = root
    let found = SourceFinder().find(paths.map { root + "/" + $0 })
    if let problem = found.problems.first { throw Mistake(message: problem) }
    guard !found.paths.isEmpty else {
      throw Mistake(message: "there is no Swift file in \(paths.joined(separator: ", "))")
    }
    let read = FileReader().read(found.paths)
    if let file = read.first(where: \.isUnreadable) {
      throw Mistake(message: "\(file.path): \(file.problem ?? "")")
    }
    analysis = Analysis(
      read, interfaces: found.interfaces,
      configuration: try Configuration(in: root) ?? Configuration())
  }

  /// Takes sources as they are given, by the paths they would have in the package.
  public init(texts: [String: String]) {
    root = ""
    analysis = Analysis(texts: texts)
  }

  /// All files that are no tests, in the order of their paths.
  public var files: CodeFiles {
    CodeFiles(files: analysis.project.files.filter { !$0.isTest }.map { CodeFile($0, self) })
  }

  /// The files in some folders and below them.
  public func files(below folders: String...) -> CodeFiles {
    files.where { file in
      folders.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
    }
  }

  /// All types that are no tests or test doubles, extensions put together with them.
  public var types: CodeTypes {
    CodeTypes(types: analysis.project.types.filter { !$0.isDouble }.map { CodeType($0, self) })
  }

  /// The types whose names match a pattern, such as `*ViewModel`; `?` stands for one character.
  public func types(named pattern: String) -> CodeTypes {
    types.where { IgnoreRules.matches(Array(pattern.utf8)[...], Array($0.name.utf8)[...]) }
  }

  /// The screens: view controllers with their partners, worst first.
  public var screens: [CodeScreen] {
    let report = Report(analysis)
    return report.screens.map { CodeScreen($0, report.titles[$0.screen], self) }
  }

  /// Where rules are broken, less what comments permit, in the order of files and lines.
  public func breaches(of rules: any CodeRule...) throws -> [Breach] {
    var breaches: [Breach] = []
    for rule in rules {
      let name = (rule as? BuiltInRule)?.name ?? String(describing: type(of: rule))
      breaches += try rule.breaches(in: self).filter { breach in
        let place = Place(absolute(breach.path), breach.line)
        return !analysis.permits(Finding(rule: name, message: breach.message, place: place))
      }
    }
    return breaches.sorted { ($0.path, $0.line, $0.message) < ($1.path, $1.line, $1.message) }
  }

  func breach(_ finding: Finding) -> Breach {
    Breach(finding.message, path: relative(finding.place.path), line: finding.place.line)
  }

  func relative(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  private func absolute(_ path: String) -> String { root.isEmpty ? path : root + "/" + path }
}

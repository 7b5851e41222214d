import Foundation

/// Swift sources, for tests that verify an architecture's rules.
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
/// The sources are read and not built, so they don't have to compile. An extension belongs to its type wherever it
/// is, and references to types are resolved across files. Files in test folders are read, but rules don't apply to
/// them. Code that `.portico.yml` next to the manifest allows isn't a breach.
public struct Codebase {
  let analysis: Analysis
  private let root: String

  /// Reads sources.
  ///
  /// - Parameters:
  ///   - paths: Files or folders, relative to the package that contains the test.
  ///   - file: A file of that package. The nearest folder above it with a manifest, project or repository is the
  ///     package's folder.
  /// - Throws: ``Mistake`` if a path does not exist, can't be read or contains no Swift file.
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

  /// Reads sources from texts. The keys are the paths that they would have in the package.
  public init(texts: [String: String]) {
    root = ""
    analysis = Analysis(texts: texts)
  }

  /// All files except tests, in the order of their paths.
  public var files: CodeFiles {
    CodeFiles(files: analysis.project.files.filter { !$0.isTest }.map { CodeFile($0, self) })
  }

  /// Returns the files in some folders and their subfolders.
  public func files(below folders: String...) -> CodeFiles {
    files.where { file in
      folders.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
    }
  }

  /// All types except tests and test doubles, each with its extensions.
  public var types: CodeTypes {
    CodeTypes(types: analysis.project.types.filter { !$0.isDouble }.map { CodeType($0, self) })
  }

  /// Returns the types whose names match a pattern, such as `*ViewModel`. `?` stands for one character.
  public func types(named pattern: String) -> CodeTypes {
    types.where { IgnoreRules.matches(Array(pattern.utf8)[...], Array($0.name.utf8)[...]) }
  }

  /// The screens: view controllers with their partners, worst first.
  public var screens: [CodeScreen] {
    let report = Report(analysis)
    return report.screens.map { CodeScreen($0, report.titles[$0.screen], self) }
  }

  /// Returns the places at which rules are broken, without those that comments or the configuration permit, sorted
  /// by path and line.
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

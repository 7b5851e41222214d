import Foundation
import PorticoCheck

/// What is declared in the files that are there already.
struct ModuleIndex {
  /// A declaration of a type, or an extension of it, in a file.
  struct Part {
    let path: String
    let declaration: SourceOutline.Declaration
  }

  private(set) var texts: [String: String] = [:]
  private var parts: [String: [Part]] = [:]
  /// What is declared of each type: its parts' keys, its members by their keys, its functions by the names they begin with.
  private var known: [String: Known] = [:]

  private struct Known {
    var parts: Set<String> = []
    var members: [String: (part: Part, member: SourceOutline.Declaration)] = [:]
    var functions: [Substring: [(part: Part, member: SourceOutline.Declaration)]] = [:]
  }

  /// - Parameter folders: What is below them is read.
  init(folders: [String]) {
    let paths = SourceFinder().find(folders.filter(FileManager.default.fileExists)).paths
    for path in paths.sorted() {
      guard let text = try? TextFile.found(path, withMark: true) else { continue }
      add(text, path)
    }
  }

  /// Reads a file too that one would not look into, because it would be written to.
  mutating func include(_ path: String) throws(Mistake) {
    guard texts[path] == nil, path.hasSuffix(".swift"),
      FileManager.default.fileExists(atPath: path)
    else { return }
    add(try TextFile.found(path, withMark: true), path)
  }

  private mutating func add(_ text: String, _ path: String) {
    texts[path] = text
    for declaration in SourceOutline(text).declarations {
      guard let type = declaration.type else { continue }
      let part = Part(path: path, declaration: declaration)
      parts[type, default: []].append(part)
      known[type, default: Known()].parts.insert(declaration.key)
      for member in declaration.members {
        if known[type]?.members[member.key] == nil {
          known[type]?.members[member.key] = (part, member)
        }
        guard let end = member.key.firstIndex(of: "(") else { continue }
        known[type]?.functions[member.key[...end], default: []].append((part, member))
      }
    }
  }

  /// The declaration of a type and its extensions, wherever they are.
  func parts(of type: String) -> [Part] { parts[type] ?? [] }

  /// Whether a type is declared or extended with this key.
  func hasPart(_ key: String, of type: String) -> Bool {
    known[type]?.parts.contains(key) ?? false
  }

  /// A member of a type, wherever it is.
  func member(
    _ key: String, of type: String
  ) -> (part: Part, member: SourceOutline.Declaration)? {
    known[type]?.members[key]
  }

  /// The functions of a type whose keys begin with a name and a parenthesis.
  func functions(
    _ name: Substring, of type: String
  ) -> [(part: Part, member: SourceOutline.Declaration)] {
    known[type]?.functions[name] ?? []
  }

  /// Where a type is declared, extensions aside.
  func declaration(of type: String) -> Part? {
    parts(of: type).first { !$0.declaration.key.hasPrefix("extension ") }
  }

  /// By what most lines are indented; nil if there are none.
  var indentation: String? { Indentation.unit(of: texts.values) }
}

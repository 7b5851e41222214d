import Foundation
import PorticoCheck

/// The declarations in the existing files.
struct ModuleIndex {
  /// A declaration of a type, or an extension of it, in a file.
  struct Part {
    let path: String
    let declaration: SourceOutline.Declaration
  }

  private(set) var texts: [String: String] = [:]
  private var parts: [String: [Part]] = [:]
  /// The declarations of each type: the keys of its parts, its members by key, and its functions by the beginning
  /// of their keys.
  private var known: [String: Known] = [:]

  private struct Known {
    var parts: Set<String> = []
    var members: [String: (part: Part, member: SourceOutline.Declaration)] = [:]
    var functions: [Substring: [(part: Part, member: SourceOutline.Declaration)]] = [:]
  }

  /// - Parameter folders: The folders to read, with their subfolders.
  init(folders: [String]) {
    let paths = SourceFinder().find(folders.filter(FileManager.default.fileExists)).paths
    for path in paths.sorted() {
      guard let text = try? TextFile.found(path, withMark: true) else { continue }
      add(text, path)
    }
  }

  /// Reads a file that isn't in the folders, because it will be changed.
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

  /// Returns the declaration of a type and its extensions.
  func parts(of type: String) -> [Part] { parts[type] ?? [] }

  /// Returns `true` if a part of the type has this key.
  func hasPart(_ key: String, of type: String) -> Bool {
    known[type]?.parts.contains(key) ?? false
  }

  /// Returns a member of a type, in any part.
  func member(
    _ key: String, of type: String
  ) -> (part: Part, member: SourceOutline.Declaration)? {
    known[type]?.members[key]
  }

  /// Returns the functions of a type whose keys begin with a name and a parenthesis.
  func functions(
    _ name: Substring, of type: String
  ) -> [(part: Part, member: SourceOutline.Declaration)] {
    known[type]?.functions[name] ?? []
  }

  /// Returns the declaration of a type, and not its extensions.
  func declaration(of type: String) -> Part? {
    parts(of: type).first { !$0.declaration.key.hasPrefix("extension ") }
  }

  /// The most frequent indentation, or `nil` if nothing is indented.
  var indentation: String? { Indentation.unit(of: texts.values) }
}

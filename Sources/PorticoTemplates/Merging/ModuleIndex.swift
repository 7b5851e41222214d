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

  /// - Parameter folders: What is below them is read.
  init(folders: [String]) {
    let paths = SourceFinder().find(folders.filter(FileManager.default.fileExists)).paths
    for path in paths.sorted() {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      add(text, path)
    }
  }

  /// Reads a file too that one would not look into, because it would be written to.
  mutating func include(_ path: String) throws(Mistake) {
    guard texts[path] == nil, path.hasSuffix(".swift"),
      FileManager.default.fileExists(atPath: path)
    else { return }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw Mistake(message: "\(path) is there already, and cannot be read as UTF-8")
    }
    add(text, path)
  }

  private mutating func add(_ text: String, _ path: String) {
    texts[path] = text
    for declaration in SourceOutline(text).declarations {
      guard let type = declaration.type else { continue }
      parts[type, default: []].append(Part(path: path, declaration: declaration))
    }
  }

  /// The declaration of a type and its extensions, wherever they are.
  func parts(of type: String) -> [Part] { parts[type] ?? [] }

  /// Where a type is declared, extensions aside.
  func declaration(of type: String) -> Part? {
    parts(of: type).first { !$0.declaration.key.hasPrefix("extension ") }
  }

  /// By what most lines are indented; nil if there are none.
  var indentation: String? { Indentation.unit(of: texts.values) }
}

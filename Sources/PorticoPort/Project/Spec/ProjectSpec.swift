import Foundation
import PorticoCheck

/// A project that is described by XcodeGen's `project.yml` and the specs that this file includes.
struct ProjectSpec {
  static let name = "project.yml"

  let path: String
  let table: [String: PropertyList]

  /// Reads a spec at a path such as `…/project.yml`.
  init(_ path: String) throws(Mistake) {
    self.path = path
    table = try Self.read(path, line: nil, 0).table
    guard table["targets"] != nil else {
      throw Mistake(message: "\(path): has no 'targets'; it is no project spec of XcodeGen")
    }
  }

  /// - Parameter line: The line that includes the spec, or `nil` for the project's own spec.
  private static func read(_ path: String, line: Int?, _ depth: Int) throws(Mistake) -> PropertyList
  {
    guard depth < 16 else { throw Mistake(message: "\(path): includes itself") }
    let own = list(try Outline.read(try TextFile.found(path), path), line)
    guard let include = own.table["include"] else { return own }
    var result = PropertyList(value: .table([:]), line: own.line)
    for item in include.items {
      guard let name = item.text ?? item.table["path"]?.text else { continue }
      let place = Paths.join(AbsolutePath.folder(of: path), name)
      result = merged(result, try read(place, line: line ?? item.line, depth + 1))
    }
    return merged(result, own)
  }

  private static func list(_ outline: Outline, _ line: Int?) -> PropertyList {
    let value: PropertyList.Value =
      switch outline.value {
      case .nothing: .text("")
      case .text(let text): .text(text)
      case .list(let items): .list(items.map { list($0, line) })
      case .table(let entries):
        .table(
          Dictionary(entries.map { ($0.name.text ?? "", list($0.value, line)) }) { $1 })
      }
    return PropertyList(value: value, line: line ?? outline.line)
  }

  /// Merges a spec into another one. Tables and lists are combined, and `name:REPLACE` replaces a value.
  static func merged(_ base: PropertyList, _ top: PropertyList) -> PropertyList {
    switch (base.value, top.value) {
    case (.list(let first), .list(let second)):
      return PropertyList(value: .list(first + second), line: top.line)
    case (.table(var table), .table(let second)):
      for (key, value) in second {
        let isReplacing = key.hasSuffix(":REPLACE")
        let name = isReplacing ? String(key.dropLast(8)) : key
        table[name] = isReplacing ? value : table[name].map { merged($0, value) } ?? value
      }
      return PropertyList(value: .table(table), line: top.line)
    default: return top
    }
  }
}

extension PropertyList {
  /// The items of a list, or a single value as a list, because specs allow both.
  var items: [PropertyList] { if case .list(let list) = value { list } else { [self] } }

  /// Returns the value with a change of every name and text.
  func mapped(_ change: (String) -> String) -> PropertyList {
    let value: Value =
      switch value {
      case .text(let text): .text(change(text))
      case .list(let list): .list(list.map { $0.mapped(change) })
      case .table(let table):
        .table(Dictionary(table.map { (change($0.key), $0.value.mapped(change)) }) { $1 })
      }
    return PropertyList(value: value, line: line)
  }
}

import Foundation

/// Walks the strong references of an object graph.
struct HolderSearch {
  private var holders: [ObjectIdentifier: [String]] = [:]
  private var suspects: [String] = []

  init(roots: [AnyObject]) {
    var seen: Set<ObjectIdentifier> = []
    var queue = roots
    while let object = queue.popLast() {
      guard seen.insert(ObjectIdentifier(object)).inserted, seen.count < 100_000,
        !isOfSystem(object)
      else { continue }
      let owner = String(describing: type(of: object))
      for field in StrongField.all(of: object) {
        var found: [(AnyObject, String)] = []
        visit(field.value, path: "\(owner).\(field.name)", depth: 0) { found.append(($0, $1)) }
        for (held, path) in found {
          holders[ObjectIdentifier(held), default: []].append("held by \(path)")
          queue.append(held)
        }
      }
    }
  }

  /// Foundation's own objects hold none of an app's in properties, and have some whose types can't be reflected.
  private func isOfSystem(_ object: AnyObject) -> Bool {
    let module = String(reflecting: type(of: object)).prefix { $0 != "." }
    return module.hasPrefix("Foundation") || module == "Dispatch" || module == "Swift"
  }

  func holders(of object: AnyObject) -> [String] {
    let known = holders[ObjectIdentifier(object), default: []]
    return known.isEmpty ? suspects : Array(Set(known)).sorted()
  }

  /// Finds the objects in a value: in itself, an optional, a collection, a struct.
  private mutating func visit(
    _ value: Any, path: String, depth: Int, found: (AnyObject, String) -> Void
  ) {
    guard depth < 6 else { return }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class:
      found(value as AnyObject, path)
    case .struct, .tuple:
      for field in StrongField.all(of: value) {
        visit(field.value, path: "\(path).\(field.name)", depth: depth + 1, found: found)
      }
    case .optional, .enum:
      for child in mirror.children {
        visit(child.value, path: path, depth: depth + 1, found: found)
      }
    case .collection, .set, .dictionary:
      for child in mirror.children {
        visit(child.value, path: "\(path)[]", depth: depth + 1, found: found)
      }
    default:
      if String(describing: type(of: value)).contains("->") {
        suspects.append("perhaps captured by the closure \(path)")
      }
    }
  }
}

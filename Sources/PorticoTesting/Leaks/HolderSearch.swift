/// Walks the strong references of an object graph, as far as they can be read with certainty: through
/// stored properties, structs, enums, protocols' boxes, the standard library's collections, and what
/// closures have captured.
struct HolderSearch {
  private var holders: [ObjectIdentifier: Set<String>] = [:]

  init(roots: [AnyObject]) {
    var seen: Set<ObjectIdentifier> = []
    var queue = roots
    while let object = queue.popLast() {
      guard seen.insert(ObjectIdentifier(object)).inserted, seen.count < 100_000,
        !isOfSystem(object)
      else { continue }
      let owner = String(describing: type(of: object))
      for field in StrongField.all(of: object) {
        let place = ReferencePath(isClosure: false, text: "\(owner).\(field.name)")
        for reference in StrongReference.all(in: field.type, at: field.address, place) {
          holders[ObjectIdentifier(reference.object), default: []].insert("\(reference.path)")
          queue.append(reference.object)
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
    holders[ObjectIdentifier(object), default: []].sorted()
  }
}

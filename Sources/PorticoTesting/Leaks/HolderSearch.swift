/// A search for the strong references in an object graph, by the object that they retain.
///
/// The search follows stored properties, structs, enums, existential containers, the standard library's collections and
/// closure captures. It skips references that can't be read with certainty.
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

  /// Returns whether Foundation, Dispatch or the standard library defines the object's class. Such objects hold no app
  /// objects in properties, and some have properties whose types can't be reflected.
  private func isOfSystem(_ object: AnyObject) -> Bool {
    let module = String(reflecting: type(of: object)).prefix { $0 != "." }
    return module.hasPrefix("Foundation") || module == "Dispatch" || module == "Swift"
  }

  func holders(of object: AnyObject) -> [String] {
    holders[ObjectIdentifier(object), default: []].sorted()
  }
}

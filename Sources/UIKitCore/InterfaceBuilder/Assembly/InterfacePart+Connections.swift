import Foundation

extension InterfacePart {
  func connections(_ kinds: String...) -> [InterfacePart] {
    guard let list = element.child("connections") else { return [] }
    return list.children.filter { kinds.contains($0.name) }.map { child in
      child.setDeferred(false)
      return part(child)
    }
  }

  // MARK: Outlets

  /// Sets the outlets of an object.
  package func connectOutlets(of object: AnyObject) {
    var collections: [(property: String, objects: [AnyObject], part: InterfacePart)] = []
    for connection in connections("outlet", "outletCollection") {
      connection.ignore("collectionClass", "appends")
      guard let property = connection["property"],
        let target = connection.target(of: object, property)
      else { continue }
      if connection.element.name == "outlet" {
        connection.setOutlet(property, of: object, to: target)
      } else if let index = collections.firstIndex(where: { $0.property == property }) {
        collections[index].objects.append(target)
      } else {
        collections.append((property, [target], connection))
      }
    }
    for (property, objects, part) in collections {
      if property == "gestureRecognizers", let view = object as? UIView {
        for case let recognizer as UIGestureRecognizer in objects {
          view.addGestureRecognizer(recognizer)
        }
      } else {
        part.setOutlet(property, of: object, to: objects)
      }
    }
  }

  /// Returns the destination of this connection, or `nil` if it's created later, together with the controller's
  /// view.
  private func target(of object: AnyObject, _ property: String) -> AnyObject? {
    guard let id = self["destination"] else {
      fail("outlet '\(property)' leads nowhere")
      return nil
    }
    if let target = assembly.objects[id] { return target }
    guard let element = assembly.document.element(withID: id) else {
      fail(
        "outlet '\(property)' of \(String(reflecting: assembly.declaredClass(of: object))) in "
          + "\(assembly.place) leads to \(id), which is nowhere in the file. Remove the connection")
      return nil
    }
    if let controller = object as? UIViewController, !controller.isViewLoaded, !assembly.isCheck {
      return nil
    }
    warn("outlet '\(property)' is left out: <\(element.name)> \(id) is not there")
    return nil
  }

  private func setOutlet(_ property: String, of object: AnyObject, to target: Any) {
    let type: AnyClass = assembly.declaredClass(of: object)
    if let outlet = OutletKeys.outlet(property, of: type) {
      guard !assembly.isCheck, !outlet(object, target) else { return }
      // On iOS, an object of any class can be a delegate. If it implements no method of the protocol, none is
      // called.
      guard property == "delegate" else { return failOutlet(property, of: type, to: target) }
      warn(
        "outlet 'delegate' of \(ClassNames.plainName(of: type)) in \(assembly.place) leads to "
          + "\(describe(target)), which doesn't conform to the delegate's protocol and is told "
          + "nothing. Make it conform, or remove the connection")
      return
    }
    let stored = StoredProperty.properties(of: type)[property]
    // A check has no objects of the class itself, but can compare the type of a stored property.
    if !assembly.isCheck || stored == nil, let set = NamedMembers.property(property, of: type)?.set
    {
      if !assembly.isCheck, !set(object, target) { failOutlet(property, of: type, to: target) }
      return
    }
    guard let stored else {
      fail(
        "[<\(String(reflecting: type))> setValue:forUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key \(property). Outlet '\(property)' in \(assembly.place) "
          + "leads to \(describe(target)); \(String(reflecting: type)) has no stored property of "
          + "that name\(remedy(property, of: type, target))")
      return
    }
    guard stored.isVariable else {
      fail("outlet '\(property)' of \(String(reflecting: type)) is a constant; make it a variable")
      return
    }
    let fits =
      assembly.isCheck
      ? stored.accepts(classes(of: target), isCollection: target is [AnyObject])
      : stored.set(target, of: object)
    if !fits { failOutlet(property, of: type, to: target, expecting: stored.type) }
  }

  private func failOutlet(
    _ property: String, of type: AnyClass, to target: Any, expecting expected: Any.Type? = nil
  ) {
    let expected = expected.map { ", which is of type \($0)," } ?? ""
    fail(
      "outlet '\(property)' of \(String(reflecting: type))\(expected) in \(assembly.place) leads to "
        + "\(describe(target)). Change the type of the property, or connect another object")
  }

  /// Returns how to fix an outlet without a property.
  private func remedy(_ property: String, of type: AnyClass, _ target: Any) -> String {
    if element.parent?.parent?["placeholderIdentifier"] == "IBFilesOwner",
      let owner = element.parent?.parent?["customClass"], owner != ClassNames.plainName(of: type)
    {
      return ". The file expects a \(owner) as its owner: make the nib with one"
    }
    let known = StoredProperty.properties(of: type).filter(\.value.isVariable).keys.sorted()
    return (known.isEmpty ? "" : "; it has \(known.joined(separator: ", "))")
      + ". Add the property as a variable, or remove the connection"
  }

  private func classes(of target: Any) -> [AnyClass] {
    (target as? [AnyObject] ?? [target as AnyObject]).map(assembly.declaredClass)
  }

  private func describe(_ target: Any) -> String {
    let names = classes(of: target).map { String(reflecting: $0) }.joined(separator: ", ")
    return target is [AnyObject] ? "[\(names)]" : "a \(names)"
  }
}

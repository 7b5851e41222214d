package import Foundation

/// An element together with the assembly that creates its object. Objects are configured from it.
@MainActor package struct InterfacePart {
  package let element: InterfaceElement
  package let assembly: InterfaceAssembly

  package subscript(attribute: String) -> String? { element[attribute] }

  package var bundle: Bundle { assembly.document.bundle }

  // MARK: Values

  /// Returns the value of an attribute, or of a child with the key; `nil` if the file doesn't specify it.
  package func value<Value: InterfaceValue>(_ name: String, as type: Value.Type = Value.self)
    -> Value?
  {
    Value.read(name, of: self)
  }

  /// Sets a property if the file specifies its value, for all size classes or for some.
  package func set<Object: AnyObject, Value: InterfaceValue>(
    _ name: String, of object: Object, _ property: ReferenceWritableKeyPath<Object, Value>
  ) {
    if let value: Value = value(name) { object[keyPath: property] = value }
    vary(property, of: object) { $0.value(name) }
  }

  package func set<Object: AnyObject, Value: InterfaceValue>(
    _ name: String, of object: Object, _ property: ReferenceWritableKeyPath<Object, Value?>
  ) {
    if let value: Value = value(name) {
      object[keyPath: property] = value
    } else if element.isNil(name) {
      object[keyPath: property] = nil
    }
    vary(property, of: object) { $0.value(name) }
  }

  package func set<Object: AnyObject>(
    _ name: String, of object: Object, _ property: ReferenceWritableKeyPath<Object, UIColor?>
  ) {
    if let color = color(name) {
      object[keyPath: property] = color
    } else if element.isNil(name) {
      object[keyPath: property] = nil
    }
    vary(property, of: object) { $0.color(name) }
  }

  package func set<Object: AnyObject>(
    _ name: String, of object: Object, _ property: ReferenceWritableKeyPath<Object, UIFont?>
  ) {
    if let font = font(name) { object[keyPath: property] = font }
    vary(property, of: object) { $0.font(name) }
  }

  package func set<Object: AnyObject>(
    _ name: String, of object: Object, _ property: ReferenceWritableKeyPath<Object, UIImage?>
  ) {
    if let image = image(name) { object[keyPath: property] = image }
    vary(property, of: object) { $0.image(name) }
  }

  /// Marks attributes without a meaning here as read, so that they aren't reported.
  package func ignore(_ attributes: String...) {
    for attribute in attributes { _ = element[attribute] }
  }

  // MARK: Parts

  package func part(_ name: String, key: String? = nil) -> InterfacePart? {
    element.child(name, key: key).map(part)
  }

  package func part(key: String) -> InterfacePart? { element.child(key: key).map(part) }

  package func part(_ element: InterfaceElement) -> InterfacePart {
    InterfacePart(element: element, assembly: assembly)
  }

  package func parts(in name: String, key: String? = nil) -> [InterfacePart] {
    element.elements(in: name, key: key).map(part)
  }

  package func resource(_ kind: String, named name: String) -> InterfacePart? {
    assembly.document.resource(kind, named: name).map(part)
  }

  /// Creates the object of the child with a key.
  package func object<Object: AnyObject>(key: String, as type: Object.Type = Object.self)
    -> Object?
  {
    guard let child = element.children.first(where: { $0.key == key }), child.name != "nil" else {
      return nil
    }
    return assembly.make(child) as? Object
  }

  /// Creates the objects of the elements in a child.
  package func objects<Object: AnyObject>(in name: String, as type: Object.Type = Object.self)
    -> [Object]
  {
    guard element.child(name) != nil else { return [] }
    return element.children.first { $0.name == name }?.children.compactMap {
      assembly.make($0) as? Object
    } ?? []
  }

  // MARK: Problems

  package func warn(_ message: String) {
    assembly.report(.warning, element.line, message)
  }

  package func fail(_ message: String) {
    assembly.report(.error, element.line, message)
  }

  // MARK: Texts

  /// Returns a text in the user's language, if the file's bundle has a translation.
  package func localized(_ text: String, _ property: String) -> String {
    guard let key = localizationKey(of: property) else { return text }
    return assembly.document.localized(text, key: key)
  }

  /// Returns the key of a text in Xcode's string tables, which contains the identifier of its object.
  private func localizationKey(of property: String) -> String? {
    if let id = element.id { return "\(id).\(property)" }
    guard let parent = element.parent else { return nil }
    switch element.name {
    case "state":
      return parent.id.map { "\($0).\(element.key ?? "")\(property.capitalizedFirst)" }
    case "buttonConfiguration": return parent.id.map { "\($0).configuration.\(property)" }
    case "accessibility":
      return parent.id.map { "\($0).accessibility\(property.capitalizedFirst)" }
    case "segment":
      guard let id = parent.parent?.id,
        let index = parent.children.firstIndex(where: { $0 === element })
      else { return nil }
      return "\(id).segmentTitles[\(index)]"
    default: return nil
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

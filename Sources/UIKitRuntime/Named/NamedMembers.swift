import Foundation

/// Finds the members that classes declare for access by name.
package enum NamedMembers {
  private struct Tables {
    /// The members that extensions in other modules add to classes.
    var added: [ObjectIdentifier: [_NamedMember]] = [:]
    var found: [ObjectIdentifier: [String: _NamedMember]] = [:]
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var tables = Tables()

  static func add(_ members: [_NamedMember], to type: AnyClass) {
    lock.withLock {
      tables.added[ObjectIdentifier(type), default: []] += members
      tables.found.removeAll()
    }
  }

  /// Returns the method for a selector, from the class or its nearest superclass that declares it.
  package static func method(_ selector: Selector, of type: AnyClass) -> _NamedMember? {
    members(of: type)[selector.description].flatMap { $0.call == nil ? nil : $0 }
  }

  package static func property(_ name: String, of type: AnyClass) -> _NamedMember? {
    // The argument is the name of the getter, also in key paths: `isReady`.
    members(of: type)[key(name)]
  }

  /// Whether a selector is the name of a property's getter or setter.
  static func hasAccessor(_ selector: Selector, of type: AnyClass) -> Bool {
    let name = selector.description
    let members = members(of: type)
    if members[key(name)] != nil { return true }
    guard name.hasPrefix("set"), name.hasSuffix(":") else { return false }
    let rest = name.dropFirst(3).dropLast()
    let property = rest.prefix(1).lowercased() + rest.dropFirst()
    return [property, "is" + rest].contains { members[key($0)]?.set != nil }
  }

  /// Returns a distinct key for properties, because a property and a method can have the same name.
  private static func key(_ property: String) -> String { "." + property }

  private static func members(of type: AnyClass) -> [String: _NamedMember] {
    if let known = lock.withLock({ tables.found[ObjectIdentifier(type)] }) { return known }
    var members = _getSuperclass(type).map { self.members(of: $0) } ?? [:]
    let own = (type as? any _NamedMembers.Type)?._namedMembers ?? []
    lock.withLock {
      for member in own + (tables.added[ObjectIdentifier(type)] ?? []) {
        members[member.call == nil ? key(member.name) : member.name] = member
      }
      tables.found[ObjectIdentifier(type)] = members
    }
    return members
  }
}

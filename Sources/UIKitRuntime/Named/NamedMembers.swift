import Foundation

/// Finds the members that classes declare to be reached by name.
package enum NamedMembers {
  private struct Tables {
    /// What extensions in other modules add to classes.
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

  /// The method that a selector names, of a class or its nearest superclass that has one.
  package static func method(_ selector: Selector, of type: AnyClass) -> _NamedMember? {
    members(of: type)[selector.description].flatMap { $0.call == nil ? nil : $0 }
  }

  package static func property(_ name: String, of type: AnyClass) -> _NamedMember? {
    // A getter's name asks for a property; so does what a key path calls `isReady`.
    members(of: type)[key(name)]
  }

  /// Whether a selector names the getter or the setter of a property.
  static func hasAccessor(_ selector: Selector, of type: AnyClass) -> Bool {
    let name = selector.description
    let members = members(of: type)
    if members[key(name)] != nil { return true }
    guard name.hasPrefix("set"), name.hasSuffix(":") else { return false }
    let rest = name.dropFirst(3).dropLast()
    let property = rest.prefix(1).lowercased() + rest.dropFirst()
    return [property, "is" + rest].contains { members[key($0)]?.set != nil }
  }

  /// Properties and methods may have one name.
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

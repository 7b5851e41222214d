public import Foundation

extension NSSortDescriptor {
  /// Sorts objects by a property that their class declares to be reached by name.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
      PredicateOperator.order(Self.value(key, of: one), Self.value(key, of: other)) ?? .orderedSame
    }
  }

  private static func value(_ key: String?, of object: Any) -> Any? {
    guard let key, key != "self" else { return object }
    return (object as? NSObject)?.value(forKey: key)
  }
}

public import Foundation

extension NSSortDescriptor {
  /// Sorts objects by a property that their class exposes by name.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { one, other in
      ValueOrder.of(one, other) ?? .orderedSame
    }
  }

  /// Sorts objects by a property that their class exposes by name, with a method of its values.
  ///
  /// - Parameter selector: The name of a method that compares strings, or of a method of the values' class;
  ///   `nil` for `compare(_:)`.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key: key, ascending: ascending) { one, other in
      ValueComparison.result(of: selector ?? "compare:", one, other)
    }
  }

  /// Sorts objects by a property that their class exposes by name, with a closure.
  public convenience init(
    key: String?, ascending: Bool, comparator cmptr: @escaping Comparator
  ) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
      let (one, other) = (Self.value(key, of: one), Self.value(key, of: other))
      guard let one, let other else {
        return one == nil ? other == nil ? .orderedSame : .orderedAscending : .orderedDescending
      }
      return cmptr(one, other)
    }
  }

  private static func value(_ key: String?, of object: Any) -> Any? {
    guard let key, key != "self" else { return object }
    return (object as? NSObject ?? object as AnyObject as? NSObject)?.value(forKeyPath: key)
  }
}

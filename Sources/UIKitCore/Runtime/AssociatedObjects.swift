import Foundation

/// The values that are associated with objects, by object identity and key.
///
/// Objects of this module remove their values when they are deallocated. For other objects, the values of
/// deallocated ones are released whenever the table has doubled in size.
final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()

  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private enum Value {
    case strong(Any)
    case weak(Weak)

    struct Weak {
      weak var object: AnyObject?
    }

    var value: Any? {
      switch self {
      case .strong(let value): value
      case .weak(let reference): reference.object
      }
    }
  }

  /// Whether a value was ever associated. Until then, deallocated objects don't need to check the table.
  nonisolated(unsafe) private static var isUsed = false

  /// Called by objects that are being deallocated.
  static func end(with object: AnyObject) {
    if isUsed { shared.removeAll(of: ObjectIdentifier(object)) }
  }

  private let lock = NSRecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64

  func value(of object: AnyObject, for key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else {
        return nil
      }
      return entry.values[key]?.value
    }
  }

  func set(
    _ value: Any?, of object: AnyObject, for key: UnsafeRawPointer,
    policy: objc_AssociationPolicy
  ) {
    // Releasing a value can run code that calls this method again, so values are released outside of the lock.
    var old: [Entry] = []
    lock.withLock {
      Self.isUsed = true
      let id = ObjectIdentifier(object)
      var entry = entries[id] ?? Entry(owner: object)
      old.append(entry)
      if entry.owner !== object { entry = Entry(owner: object) }
      entry.values[key] = value.map { stored($0, policy) }
      entries[id] = entry.values.isEmpty ? nil : entry
      if entries.count > limit {
        for (id, entry) in entries where entry.owner == nil {
          old.append(entry)
          entries[id] = nil
        }
        limit = max(64, 2 * entries.count)
      }
    }
    withExtendedLifetime(old) {}
  }

  func removeAll(of id: ObjectIdentifier) {
    let old = lock.withLock { entries.removeValue(forKey: id) }
    withExtendedLifetime(old) {}
  }

  private func stored(_ value: Any, _ policy: objc_AssociationPolicy) -> Value {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      .weak(Value.Weak(object: value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      .strong(value)
    }
  }
}

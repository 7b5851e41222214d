public import Foundation

/// A dictionary that can hold its keys and values weakly.
///
/// The types aren't restricted, for the same reason as that of ``NSHashTable``.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var held: [(key: HeldObject<KeyType>, value: HeldObject<ObjectType>)] = []

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var entries: [(key: KeyType, value: ObjectType)] {
    held.compactMap { entry in
      guard let key = entry.key.value, let value = entry.value.value else { return nil }
      return (key, value)
    }
  }

  open var count: Int { entries.count }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries.first { areSame($0.key, aKey, keyOptions) }?.value
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    held.append((HeldObject(aKey, keyOptions), HeldObject(anObject, valueOptions)))
  }

  open func removeObject(forKey aKey: KeyType?) {
    held.removeAll { entry in
      guard let key = entry.key.value, entry.value.value != nil else { return true }
      return aKey.map { areSame(key, $0, keyOptions) } ?? false
    }
  }

  open func removeAllObjects() { held = [] }

  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: entries.map(\.key)).objectEnumerator()
  }

  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: entries.map(\.value)).objectEnumerator()
  }

  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    entries.reduce(into: [:]) { dictionary, entry in
      if let key = entry.key as? AnyHashable { dictionary[key] = entry.value }
    }
  }
}

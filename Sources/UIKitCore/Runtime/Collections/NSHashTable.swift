public import Foundation

/// A set of objects that can hold them weakly.
///
/// The type isn't restricted, because without Objective-C a class-bound protocol doesn't conform to
/// `AnyObject`.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var held: [HeldObject<ObjectType>] = []

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  open var allObjects: [ObjectType] { held.compactMap(\.value) }
  open var anyObject: ObjectType? { allObjects.first }
  open var count: Int { allObjects.count }
  open var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { $0 as? AnyHashable })
  }

  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return allObjects.first { areSame($0, object, options) }
  }

  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  open func add(_ object: ObjectType?) {
    held.removeAll { $0.value == nil }
    guard let object, !contains(object) else { return }
    held.append(HeldObject(object, options))
  }

  open func remove(_ object: ObjectType?) {
    held.removeAll { entry in
      entry.value.map { value in object.map { areSame(value, $0, options) } ?? false } ?? true
    }
  }

  open func removeAllObjects() { held = [] }

  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

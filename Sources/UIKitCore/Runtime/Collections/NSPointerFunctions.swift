public import Foundation

/// How a collection holds its objects.
open class NSPointerFunctions: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let strongMemory = Options([])
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPointerPersonality = Options(rawValue: 0x200)
    public static let copyIn = Options(rawValue: 0x10000)
  }
}

/// An object that is held according to a collection's options.
struct HeldObject<Object> {
  private weak var reference: AnyObject?
  private let object: Object?

  init(_ object: Object, _ options: NSPointerFunctions.Options) {
    reference = object as AnyObject
    self.object = options.contains(.weakMemory) ? nil : object
  }

  // An optional without a value could be cast to `AnyObject`.
  var value: Object? { object ?? reference.flatMap { $0 as? Object } }
}

/// Returns whether a collection considers two objects equal.
func areSame(_ one: Any, _ other: Any, _ options: NSPointerFunctions.Options) -> Bool {
  guard one as AnyObject !== other as AnyObject else { return true }
  guard !options.contains(.objectPointerPersonality), let one = one as? NSObject else {
    return false
  }
  return one.isEqual(other)
}

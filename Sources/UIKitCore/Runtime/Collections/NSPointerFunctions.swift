public import Foundation

/// How a collection of objects holds them.
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

/// An object, held as a collection's options say.
struct HeldObject<Object: AnyObject> {
  private weak var reference: Object?
  private let object: Object?

  init(_ object: Object, _ options: NSPointerFunctions.Options) {
    reference = object
    self.object = options.contains(.weakMemory) ? nil : object
  }

  var value: Object? { object ?? reference }
}

/// Whether two objects count as one for a collection.
func areSame(
  _ one: AnyObject?, _ other: AnyObject, _ options: NSPointerFunctions.Options
) -> Bool {
  guard one !== other else { return true }
  guard !options.contains(.objectPointerPersonality), let one = one as? NSObject else {
    return false
  }
  return one.isEqual(other)
}

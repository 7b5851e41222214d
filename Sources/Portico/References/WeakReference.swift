/// A weak reference to an object of a protocol type, for which Swift's `weak` requires a class-bound protocol.
@MainActor struct WeakReference {
  private weak var object: AnyObject?

  /// - Parameter value: An object. Traps for any other value.
  init<Value>(to value: Value) {
    object = Self.object(value)
  }

  /// The object that a value is; anything else traps.
  static func object<Value>(_ value: Value) -> AnyObject {
    let object = value as AnyObject
    // Another value is put into an object. (To ask whether its type is a class takes a conversion.)
    require(
      type(of: object) == type(of: value as Any),
      "\(type(of: value as Any)) is no class: only objects can be held weakly.")
    return object
  }

  init(_ object: AnyObject) {
    self.object = object
  }

  /// The object, or `nil` after it is deallocated.
  func value<Value>(as _: Value.Type = Value.self) -> Value? { object as? Value }

  var isGone: Bool { object == nil }
  var id: ObjectIdentifier? { object.map { ObjectIdentifier($0) } }

  func refers<Value>(to other: Value) -> Bool { object === other as AnyObject }
}

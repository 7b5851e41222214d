/// Holds an object weakly that is known by a protocol: `weak` itself asks for a class.
@MainActor struct WeakReference {
  private weak var object: AnyObject?

  /// - Parameter value: An object; anything else traps.
  init<Value>(to value: Value) {
    require(
      type(of: value as Any) is AnyClass,
      "\(type(of: value as Any)) is no class: only objects can be held weakly.")
    object = value as AnyObject
  }

  init(_ object: AnyObject) {
    self.object = object
  }

  /// The object; `nil` after it is gone.
  func value<Value>(as _: Value.Type = Value.self) -> Value? { object as? Value }

  var isGone: Bool { object == nil }
  var id: ObjectIdentifier? { object.map { ObjectIdentifier($0) } }

  func refers<Value>(to other: Value) -> Bool { object === other as AnyObject }
}

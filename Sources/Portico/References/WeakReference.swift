/// Holds an object weakly that is known by a protocol: `weak` itself asks for a class.
@MainActor struct WeakReference<Value> {
  private weak var object: AnyObject?

  init(_ value: Value) {
    require(
      type(of: value as Any) is AnyClass,
      "\(type(of: value as Any)) is no class: only objects can be held weakly.")
    object = value as AnyObject
  }

  /// The object; `nil` after it is gone.
  var value: Value? { object as? Value }

  func refers(to other: Value) -> Bool { object === other as AnyObject }
}

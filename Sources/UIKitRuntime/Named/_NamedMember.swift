import UIKitDiagnostics

/// A method or property, with the code that calls it or that gets and sets it.
///
/// The closures are isolated to the main actor, like most members. Other members are called on the thread of
/// the caller.
public struct _NamedMember: Sendable {
  package let name: String
  /// Calls a method with as many of the arguments as it has parameters.
  package let call: (@Sendable (AnyObject, [Any?]) -> Any?)?
  package let get: (@Sendable (AnyObject) -> Any)?
  /// Sets a property; returns `false` if the value has a different type.
  package let set: (@Sendable (AnyObject, Any?) -> Bool)?

  private init(
    name: String, call: (@Sendable (AnyObject, [Any?]) -> Any?)? = nil,
    get: (@Sendable (AnyObject) -> Any)? = nil,
    set: (@Sendable (AnyObject, Any?) -> Bool)? = nil
  ) {
    self.name = name
    self.call = call
    self.get = get
    self.set = set
  }

  // MARK: Methods

  /// Declares a method that can be found but not called, because it has more parameters than selectors support.
  public static func method(_ name: String) -> _NamedMember {
    _NamedMember(
      name: name,
      call: { object, _ in
        trap("\(name) of \(type(of: object)) takes more arguments than a selector passes on")
      })
  }

  public static func method<Object: AnyObject, Result>(
    _ name: String, _ method: @escaping @MainActor @Sendable (Object) -> Result
  ) -> _NamedMember {
    let method = unsafeBitCast(method, to: (@Sendable (Object) -> Result).self)
    return _NamedMember(name: name, call: { object, _ in method(cast(object, name)) })
  }

  public static func method<Object: AnyObject, First, Result>(
    _ name: String, _ method: @escaping @MainActor @Sendable (Object, First) -> Result
  ) -> _NamedMember {
    let method = unsafeBitCast(method, to: (@Sendable (Object, First) -> Result).self)
    return _NamedMember(
      name: name,
      call: { object, values in method(cast(object, name), argument(values, 0, name)) })
  }

  public static func method<Object: AnyObject, First, Second, Result>(
    _ name: String, _ method: @escaping @MainActor @Sendable (Object, First, Second) -> Result
  ) -> _NamedMember {
    let method = unsafeBitCast(method, to: (@Sendable (Object, First, Second) -> Result).self)
    return _NamedMember(
      name: name,
      call: { object, values in
        method(cast(object, name), argument(values, 0, name), argument(values, 1, name))
      })
  }

  public static func method<Object: AnyObject, First, Second, Third, Result>(
    _ name: String,
    _ method: @escaping @MainActor @Sendable (Object, First, Second, Third) -> Result
  ) -> _NamedMember {
    let method = unsafeBitCast(
      method, to: (@Sendable (Object, First, Second, Third) -> Result).self)
    return _NamedMember(
      name: name,
      call: { object, values in
        method(
          cast(object, name), argument(values, 0, name), argument(values, 1, name),
          argument(values, 2, name))
      })
  }

  // MARK: Properties

  public static func property<Object: AnyObject, Value>(
    _ name: String, _ get: @escaping @MainActor @Sendable (Object) -> Value
  ) -> _NamedMember {
    let get = unsafeBitCast(get, to: (@Sendable (Object) -> Value).self)
    return _NamedMember(name: name, get: { get(cast($0, name)) })
  }

  public static func property<Object: AnyObject, Value>(
    _ name: String, _ get: @escaping @MainActor @Sendable (Object) -> Value,
    _ set: @escaping @MainActor @Sendable (Object, Value) -> Void
  ) -> _NamedMember {
    let get = unsafeBitCast(get, to: (@Sendable (Object) -> Value).self)
    let set = unsafeBitCast(set, to: (@Sendable (Object, Value) -> Void).self)
    return _NamedMember(
      name: name, get: { get(cast($0, name)) },
      set: { object, value in
        guard let value: Value = converted(value) ?? PlainNumber.converted(value) else {
          return false
        }
        set(cast(object, name), value)
        return true
      })
  }

  // MARK: Values

  private static func cast<Object: AnyObject>(_ object: AnyObject, _ name: String) -> Object {
    guard let object = object as? Object else {
      trap("\(name) is a member of \(Object.self), not of \(type(of: object))")
    }
    return object
  }

  private static func argument<Value>(_ values: [Any?], _ index: Int, _ name: String) -> Value {
    let value = index < values.count ? values[index] : nil
    // Objective-C passes `nil` even if the parameter isn't optional, which works if the method doesn't use it.
    if value == nil, index < values.count, Value.self is AnyClass {
      return unsafeBitCast(nil as AnyObject?, to: Value.self)
    }
    guard let converted: Value = converted(value) else {
      trap(
        "\(name) takes a \(Value.self), but is called with "
          + (value.map { "a \(String(reflecting: type(of: $0)))" } ?? "nothing"))
    }
    return converted
  }

  private static func converted<Value>(_ value: Any?) -> Value? {
    // `nil` is a value of each optional type.
    value.map { $0 as? Value } ?? (value as Any) as? Value
  }
}

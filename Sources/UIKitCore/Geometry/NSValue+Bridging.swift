public import Foundation

/// A value that is bridged to `NSValue`, so that dynamic casts convert between both types.
public protocol _BoxedInValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  init(_boxed value: NSValue)
  var _boxed: NSValue { get }
  static var _zero: Self { get }
}

extension _BoxedInValue {
  public func _bridgeToObjectiveC() -> NSValue { _boxed }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = Self(_boxed: source)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    guard String(cString: source.objCType) == String(cString: _zero._boxed.objCType) else {
      return false
    }
    result = Self(_boxed: source)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source.map { Self(_boxed: $0) } ?? _zero
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, _BoxedInValue {
  public init(_boxed value: NSValue) { self = value.cgPointValue }
  public var _boxed: NSValue { NSValue(cgPoint: self) }
  public static var _zero: CGPoint { .zero }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, _BoxedInValue {
  public init(_boxed value: NSValue) { self = value.cgSizeValue }
  public var _boxed: NSValue { NSValue(cgSize: self) }
  public static var _zero: CGSize { .zero }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, _BoxedInValue {
  public init(_boxed value: NSValue) { self = value.cgRectValue }
  public var _boxed: NSValue { NSValue(cgRect: self) }
  public static var _zero: CGRect { .zero }
}

extension UIEdgeInsets: _BoxedInValue {
  public init(_boxed value: NSValue) { self = value.uiEdgeInsetsValue }
  public var _boxed: NSValue { NSValue(uiEdgeInsets: self) }
  public static var _zero: UIEdgeInsets { .zero }
}

extension CGAffineTransform: _BoxedInValue {
  public init(_boxed value: NSValue) { self = value.cgAffineTransformValue }
  public var _boxed: NSValue { NSValue(cgAffineTransform: self) }
  public static var _zero: CGAffineTransform { .identity }
}

extension CATransform3D: _BoxedInValue {
  public init(_boxed value: NSValue) { self = value.caTransform3DValue }
  public var _boxed: NSValue { NSValue(caTransform3D: self) }
  public static var _zero: CATransform3D { CATransform3DIdentity }
}

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

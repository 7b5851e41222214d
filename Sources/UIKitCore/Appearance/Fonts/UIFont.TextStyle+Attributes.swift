public import Foundation

// As for Objective-C's typed strings, a value of an attribute can be cast to the type and to `String`.
extension UIFont.TextStyle: _ObjectiveCBridgeable {
  /// Creates a text style from the value of a font's attribute; `nil` for an unknown one.
  init?(attribute: Any) {
    let name = (attribute as? UIFont.TextStyle)?.rawValue ?? attribute as? String
    guard let name, name.hasPrefix("UICTFontTextStyle") else { return nil }
    self.init(rawValue: name)
  }

  public func _bridgeToObjectiveC() -> NSString { rawValue as NSString }

  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
    result = Self(rawValue: source as String)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout Self?
  ) -> Bool {
    result = Self(rawValue: source as String)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
    Self(rawValue: source.map { $0 as String } ?? "")
  }
}

public import Foundation

/// Every object can be the argument of a format, as in Apple's Foundation.
extension NSObject: @retroactive CVarArg {
  /// Encodes the description as a string, because Foundation on Linux can format few classes. The string is
  /// never released, because it isn't known when the C function has read it. For string formats `_formatted` is
  /// used instead.
  public var _cVarArgEncoding: [Int] {
    let text = self as? NSString ?? NSString(string: description)
    return [Int(bitPattern: Unmanaged.passRetained(text).toOpaque())]
  }
}

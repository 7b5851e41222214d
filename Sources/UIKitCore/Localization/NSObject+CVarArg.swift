public import Foundation

/// Every object can be an argument of a format, as Apple's Foundation says.
extension NSObject: @retroactive CVarArg {
  /// A text, because Foundation knows the form of few classes here. Nothing says when a function of C has read it:
  /// it stays. Formats of strings ask `_formatted` instead.
  public var _cVarArgEncoding: [Int] {
    let text = self as? NSString ?? NSString(string: description)
    return [Int(bitPattern: Unmanaged.passRetained(text).toOpaque())]
  }
}

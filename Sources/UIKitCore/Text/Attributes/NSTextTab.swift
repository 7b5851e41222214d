public import Foundation

/// A tab stop.
open class NSTextTab: NSObject, @unchecked Sendable {
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  open private(set) var alignment: NSTextAlignment
  open private(set) var location: CGFloat

  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    super.init()
  }
}

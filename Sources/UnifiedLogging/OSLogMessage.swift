/// A message whose values say how they may be shown.
///
/// What is private is shown: standard error is the developer's own.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(
      _ value: @autoclosure () -> Any?, privacy: OSLogPrivacy = .auto
    ) {
      let value = value()
      text += value.map { "\($0)" } ?? "nil"
    }
  }
}

/// Who may read a value.
public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable { case none, hash }

  public static let auto = OSLogPrivacy()
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()

  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

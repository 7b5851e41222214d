/// What writing tools may put into a text.
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let plainText = UIWritingToolsResultOptions(rawValue: 1)
  public static let richText = UIWritingToolsResultOptions(rawValue: 2)
  public static let list = UIWritingToolsResultOptions(rawValue: 4)
  public static let table = UIWritingToolsResultOptions(rawValue: 8)
}

public import Foundation

/// A label and a value that an assistive technology offers on demand, in addition to the label of an element.
open class AXCustomContent: NSObject, NSCopying, NSSecureCoding {
  /// When an assistive technology presents content.
  public enum Importance: UInt, Sendable {
    /// When the user asks for it.
    case `default` = 0
    /// Always, with the element's label.
    case high = 1
  }

  open var label: String { attributedLabel.string }
  open var value: String { attributedValue.string }
  @NSCopying open private(set) var attributedLabel: NSAttributedString
  @NSCopying open private(set) var attributedValue: NSAttributedString
  open var importance = Importance.default

  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }

  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    attributedLabel = NSAttributedString(attributedString: label)
    attributedValue = NSAttributedString(attributedString: value)
    super.init()
  }

  // MARK: Copies and archives

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }

  open class var supportsSecureCoding: Bool { true }

  /// Archives the texts without attributes.
  open func encode(with coder: NSCoder) {
    coder.encode(label as NSString, forKey: "label")
    coder.encode(value as NSString, forKey: "value")
    coder.encode(Int(importance.rawValue), forKey: "importance")
  }

  public required init?(coder: NSCoder) {
    guard let label = coder.decodeObject(of: NSString.self, forKey: "label"),
      let value = coder.decodeObject(of: NSString.self, forKey: "value"),
      let importance = Importance(rawValue: UInt(coder.decodeInteger(forKey: "importance")))
    else { return nil }
    attributedLabel = NSAttributedString(string: "\(label)")
    attributedValue = NSAttributedString(string: "\(value)")
    self.importance = importance
    super.init()
  }
}

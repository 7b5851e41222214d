public import Foundation

/// A shadow behind text.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private let foundationHeader = FoundationHeader()
  open var shadowOffset: CGSize = .zero
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor` or `CGColor`. The default is black with an alpha of 1/3; `nil` means no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() {
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && color == other.color
  }

  private var color: UIColor? {
    shadowColor as? UIColor ?? (shadowColor as? CGColor).map(UIColor.init(cgColor:))
  }

  open override var hash: Int { shadowBlurRadius.hashValue }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}

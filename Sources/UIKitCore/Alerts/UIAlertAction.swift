public import Foundation

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject, @preconcurrency NSCopying {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  public final let title: String?
  public final let style: Style
  /// Whether the button can be tapped; `true` by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { changed?() } }
  }
  package final let handler: ((UIAlertAction) -> Void)?
  package final var changed: (() -> Void)?

  /// - Parameter handler: Called after a tap on the button has dismissed the alert.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }
}

extension UIAlertAction: UIAccessibilityIdentification {}

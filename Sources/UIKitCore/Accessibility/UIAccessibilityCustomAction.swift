public import Foundation

/// Something that can be done with an element besides what a tap does.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var attributedName: NSAttributedString
  open var image: UIImage?
  open weak var target: AnyObject?
  open var selector: Selector?
  /// Does it; returns whether it could.
  open var actionHandler: Handler?

  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, actionHandler: nil)
    self.target = target as AnyObject?
    self.selector = selector
  }

  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, image: image, actionHandler: nil)
    self.target = target as AnyObject?
    self.selector = selector
  }
}

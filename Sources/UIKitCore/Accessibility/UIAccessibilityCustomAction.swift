public import Foundation
import UIKitRuntime

/// An additional action of an element, besides its default action.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var attributedName: NSAttributedString
  open var image: UIImage?
  open weak var target: AnyObject?
  open var selector: Selector?
  /// Performs the action, and returns whether it succeeded.
  open var actionHandler: Handler?

  /// - Returns: Whether the action succeeded.
  final func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let selector,
      let method = SwiftMethod.named(selector, of: Swift.type(of: target))
    else { return false }
    method.call(on: target, sender: self)
    return true
  }

  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }
}

public import Foundation
import UIKitRuntime

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

  /// - Returns: Whether it could be done.
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

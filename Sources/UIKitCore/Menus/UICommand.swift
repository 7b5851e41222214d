import Foundation

/// A menu element that sends a selector up the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement, UIMenuLeaf {
  /// The property list that identifies a command to replace by the Share submenu.
  public nonisolated static let tagShare = "com.apple.menu.share"

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  open override var title: String {
    get { titleStorage }
    set { titleStorage = newValue }
  }

  open override var image: UIImage? {
    get { imageStorage }
    set { imageStorage = newValue }
  }

  public final let action: Selector
  public final let propertyList: Any?
  /// The alternative actions of the command while modifier keys are held.
  public final let alternates: [UICommandAlternate]
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  open private(set) var sender: Any?

  open func performWithSender(_ sender: Any?, target: Any?) {
    let outer = self.sender
    self.sender = sender
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    self.sender = outer
  }
}

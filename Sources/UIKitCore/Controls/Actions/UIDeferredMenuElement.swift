import Foundation

/// A placeholder in a menu for elements that are created when the menu is displayed.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  package let isCached: Bool
  package let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  package final var elements: [UIMenuElement]?

  /// Creates a placeholder whose elements are created once, and then kept.
  public convenience init(
    _ elementProvider: @escaping (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(isCached: true, provider: elementProvider)
  }

  /// Creates a placeholder whose elements are created whenever the menu is displayed.
  open class func uncached(
    _ elementProvider: @escaping (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, provider: elementProvider)
  }

  package init(
    isCached: Bool, provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "")
  }
}

public import Foundation

/// A group of related bar button items.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject, @preconcurrency NSCoding {
  open var barButtonItems: [UIBarButtonItem] {
    willSet { checkThread() }
    didSet {
      for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
      takeItems()
    }
  }
  /// Replaces the items if there isn't enough space for them. Has no effect.
  open var representativeItem: UIBarButtonItem? { willSet { checkThread() } }
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Has no effect.
  open var alwaysAvailable = false { willSet { checkThread() } }
  open var menuRepresentation: UIMenuElement? { willSet { checkThread() } }
  open var isHidden = false {
    willSet { checkThread() }
    didSet { if isHidden != oldValue { changed?() } }
  }

  /// Called when the displayed items have changed.
  package final var changed: (() -> Void)?

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    takeItems()
  }

  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  private func takeItems() {
    for item in barButtonItems { item.buttonGroup = self }
    changed?()
  }

  /// The items of the group that a bar displays.
  package final var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems }

  /// Creates a group that the user can neither move nor remove.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Creates a group that the user can move. Here the user can't customize bars, so that the group stays in
  /// place.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    fixedGroup(representativeItem: representativeItem, items: items)
  }

  /// - Parameter isInDefaultCustomization: Whether the group is visible.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = fixedGroup(representativeItem: representativeItem, items: items)
    group.isHidden = !isInDefaultCustomization
    return group
  }
}

extension UIBarButtonItem {
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }
}

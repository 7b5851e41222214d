package import DisplayInterface

extension UIView {
  /// The description of the view that displays give to assistive technology.
  package final var shownAccessibility: Accessibility? {
    let traits = accessibilityTraits
    return Accessibility(
      role: accessibilityRole ?? Accessibility.Role(traits), identifier: accessibilityIdentifier,
      label: toldLabel, value: toldValue,
      hint: accessibilityHint, isSelected: traits.contains(.selected) || isShownSelected,
      updatesFrequently: traits.contains(.updatesFrequently), isHidden: accessibilityElementsHidden,
      isModal: accessibilityViewIsModal)
  }
}

extension Accessibility.Role {
  fileprivate init?(_ traits: UIAccessibilityTraits) {
    if traits.contains(.link) {
      self = .link
    } else if traits.contains(.header) {
      self = .heading
    } else if traits.contains(.searchField) {
      self = .searchField
    } else if traits.contains(.tabBar) {
      self = .tabBar
    } else if traits.contains(.image) {
      self = .image
    } else if traits.contains(.button) {
      self = .button
    } else {
      return nil
    }
  }
}

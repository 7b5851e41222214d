/// What assistive technology, and programs that drive a display, are told of a node beyond what it shows.
///
/// A class, so that a node that has nothing to tell needs no room for it.
package final class Accessibility: Equatable, Sendable {
  /// What kind of element it is, where neither ``Content/body`` nor ``Content/role`` tells.
  package enum Role: Equatable, Sendable {
    case button, link, image, heading, searchField
    case list
    case tabBar, tab
    /// Of which one is selected.
    case segments, segment
    case alert
    case menu, menuItem
  }

  package let role: Role?
  /// Names the element for tests; never read to anybody.
  package let identifier: String?
  package let label: String?
  package let value: String?
  package let hint: String?
  package let isSelected: Bool
  /// Its value changes without the person's doing, and is read whenever it does.
  package let updatesFrequently: Bool
  /// Neither the element nor those in it are told of.
  package let isHidden: Bool
  /// Those beside it are not told of.
  package let isModal: Bool

  /// - Returns: `nil` where there is nothing to tell.
  package init?(
    role: Role?, identifier: String?, label: String?, value: String?, hint: String?,
    isSelected: Bool, updatesFrequently: Bool, isHidden: Bool, isModal: Bool
  ) {
    guard
      role != nil || identifier != nil || label != nil || value != nil || hint != nil || isSelected
        || updatesFrequently || isHidden || isModal
    else { return nil }
    self.role = role
    self.identifier = identifier
    self.label = label
    self.value = value
    self.hint = hint
    self.isSelected = isSelected
    self.updatesFrequently = updatesFrequently
    self.isHidden = isHidden
    self.isModal = isModal
  }

  package static func == (a: Accessibility, b: Accessibility) -> Bool {
    a === b
      || a.role == b.role && a.identifier == b.identifier && a.label == b.label
        && a.value == b.value && a.hint == b.hint && a.isSelected == b.isSelected
        && a.updatesFrequently == b.updatesFrequently && a.isHidden == b.isHidden
        && a.isModal == b.isModal
  }
}

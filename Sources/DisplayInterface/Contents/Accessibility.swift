package import Foundation

/// A description of a node for assistive technology, and for programs that drive a display. It contains what the
/// node itself doesn't show.
///
/// It's a class, because most nodes have no description and need no space for one.
package final class Accessibility: Equatable, Sendable {
  /// A part of a node that is an accessibility element, but isn't a node.
  package struct Element: Equatable, Sendable {
    /// The frame in the node's coordinates.
    package let frame: CGRect
    package let isEnabled: Bool
    package let accessibility: Accessibility

    package init(frame: CGRect, isEnabled: Bool, accessibility: Accessibility) {
      self.frame = frame
      self.isEnabled = isEnabled
      self.accessibility = accessibility
    }
  }

  package let role: AccessibilityRole?
  /// An identifier for tests, which is never read aloud.
  package let identifier: String?
  package let label: String?
  package let value: String?
  package let hint: String?
  package let isSelected: Bool
  /// A Boolean value that indicates whether the value changes by itself, and is read aloud when it does.
  package let updatesFrequently: Bool
  /// A Boolean value that indicates whether assistive technology ignores this element and the elements in it.
  package let isHidden: Bool
  /// A Boolean value that indicates whether assistive technology ignores this element's siblings.
  package let isModal: Bool
  /// A Boolean value that indicates whether the value can be incremented and decremented.
  package let isAdjustable: Bool
  /// The names of the element's actions, besides a tap.
  package let actions: [String]
  package let elements: [Element]

  /// - Returns: `nil` if every value is the default.
  package init?(
    role: AccessibilityRole?, identifier: String?, label: String?, value: String?, hint: String?,
    isSelected: Bool = false, updatesFrequently: Bool = false, isHidden: Bool = false,
    isModal: Bool = false, isAdjustable: Bool = false, actions: [String] = [],
    elements: [Element] = []
  ) {
    guard
      role != nil || identifier != nil || label != nil || value != nil || hint != nil || isSelected
        || updatesFrequently || isHidden || isModal || isAdjustable || !actions.isEmpty
        || !elements.isEmpty
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
    self.isAdjustable = isAdjustable
    self.actions = actions
    self.elements = elements
  }

  package static func == (a: Accessibility, b: Accessibility) -> Bool {
    a === b
      || a.role == b.role && a.identifier == b.identifier && a.label == b.label
        && a.value == b.value && a.hint == b.hint && a.isSelected == b.isSelected
        && a.updatesFrequently == b.updatesFrequently && a.isHidden == b.isHidden
        && a.isModal == b.isModal && a.isAdjustable == b.isAdjustable && a.actions == b.actions
        && a.elements == b.elements
  }
}

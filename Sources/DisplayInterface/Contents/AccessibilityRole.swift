/// The kind of an element whose ``NodeContent/body`` and ``NodeContent/role`` don't determine it.
package enum AccessibilityRole: Equatable, Sendable {
  case button, link, image, heading, searchField
  case list
  case tabBar, tab
  /// A segmented control, or one of its segments.
  case segments, segment
  case alert
  case menu, menuItem
}

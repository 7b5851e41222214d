/// The role of a node, where it changes the appearance on a display of cells.
package enum NodeRole: Equatable, Sendable {
  case none
  case button
  case row
  case field
  /// A navigation bar, tab bar or toolbar.
  case bar
  /// An alert, a sheet or a menu, which is in front of other content.
  case panel
  /// The dimming view between a panel and the content behind it.
  case dimming
}

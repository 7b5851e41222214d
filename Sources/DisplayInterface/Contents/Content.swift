/// Everything a display shows of one node, apart from where it is.
package struct Content: Equatable, Sendable {
  /// What stands on the box.
  package enum Body: Equatable, Sendable {
    case none
    /// The lines stand in the middle of the frame's height.
    case text(Text)
    /// One line stands in the middle of the frame's height; several begin at the origin of the
    /// node's own coordinates, so that they scroll with them.
    case field(Field)
    case image(Image)
    /// A thin line along the longer side, in the middle of the frame.
    case rule(Color)
    /// Turning while it animates; a display moves it by itself.
    case activity(Color, isAnimating: Bool)
    case toggle(isOn: Bool, tint: Color)
    /// A fraction from 0 through 1.
    case slider(Double, tint: Color)
    /// A fraction from 0 through 1.
    case progress(Double, tint: Color, track: Color)
  }

  /// What the node is for, where that changes how it looks on a display of cells.
  package enum Role: Equatable, Sendable {
    case none
    case button
    case row
    case field
    /// A navigation bar, tab bar or toolbar.
    case bar
    /// An alert, a sheet, a menu: a surface above the others.
    case panel
    /// The veil between a panel and what it covers.
    case dimming
  }

  package var box: Box
  package var body: Body
  package var role: Role
  package var isEnabled: Bool
  /// Pressed, or a selected row.
  package var isHighlighted: Bool
  /// The colour that focus and selection take.
  package var tint: Color
  package var accessibility: Accessibility?

  package init(
    box: Box = Box(), body: Body = .none, role: Role = .none, isEnabled: Bool = true,
    isHighlighted: Bool = false, tint: Color = .black, accessibility: Accessibility? = nil
  ) {
    self.box = box
    self.body = body
    self.role = role
    self.isEnabled = isEnabled
    self.isHighlighted = isHighlighted
    self.tint = tint
    self.accessibility = accessibility
  }
}

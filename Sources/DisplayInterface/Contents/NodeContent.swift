/// Everything that a display shows of a node, except the node's placement.
package struct NodeContent: Equatable, Sendable {
  /// The content in front of the box.
  package enum Body: Equatable, Sendable {
    case none
    /// Text. Its lines are centered vertically in the frame.
    case text(Text)
    /// An editable text. A single line is centered vertically in the frame. Several lines begin at the origin of
    /// the node's own coordinates, so that they scroll with them.
    case field(Field)
    case image(Image)
    /// A thin line along the longer side, in the middle of the frame.
    case rule(Color)
    /// An activity indicator. While it animates, the display rotates it by itself.
    case activity(Color, isAnimating: Bool)
    case toggle(isOn: Bool, tint: Color)
    /// A slider with a fraction from 0 through 1.
    case slider(Double, tint: Color)
    /// A progress bar with a fraction from 0 through 1.
    case progress(Double, tint: Color, track: Color)

    /// A Boolean value that indicates whether the body looks different in a layout from right to left.
    package var hasDirection: Bool {
      switch self {
      case .toggle, .slider, .progress: true
      default: false
      }
    }
  }

  package var box: Box
  package var body: Body
  /// A Boolean value that indicates whether a toggle, slider or progress bar begins at the right edge.
  package var isMirrored: Bool
  package var role: NodeRole
  package var isEnabled: Bool
  /// A Boolean value that indicates whether the node is a pressed control or a selected row.
  package var isHighlighted: Bool
  /// The color for focus and selection.
  package var tint: Color
  package var accessibility: Accessibility?

  package init(
    box: Box = Box(), body: Body = .none, isMirrored: Bool = false, role: NodeRole = .none,
    isEnabled: Bool = true, isHighlighted: Bool = false, tint: Color = .black,
    accessibility: Accessibility? = nil
  ) {
    self.box = box
    self.body = body
    self.isMirrored = isMirrored
    self.role = role
    self.isEnabled = isEnabled
    self.isHighlighted = isHighlighted
    self.tint = tint
    self.accessibility = accessibility
  }
}

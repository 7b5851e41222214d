extension UIStackView {
  /// How arranged views share the room along the axis.
  public enum Distribution: Int, Sendable {
    /// They fill it; who gives way is up to their content priorities.
    case fill = 0
    /// They fill it, all of one size.
    case fillEqually = 1
    /// They fill it in proportion to their natural sizes.
    case fillProportionally = 2
    /// The gaps between them are equal.
    case equalSpacing = 3
    /// Their centers are equally far apart, as far as the spacing permits.
    case equalCentering = 4
  }

  /// How arranged views lie across the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    /// By the first line of text; for a horizontal axis.
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    /// By the last line of text; for a horizontal axis.
    case lastBaseline = 5

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// Stands for the stack view's ``spacing`` as a custom spacing.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// Stands for the system's spacing between neighbours.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
}

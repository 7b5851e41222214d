extension UIStackView {
  /// The distribution of the arranged views along the axis.
  public enum Distribution: Int, Sendable {
    /// The views fill the axis; their content priorities determine which of them change their size.
    case fill = 0
    /// The views fill the axis with equal sizes.
    case fillEqually = 1
    /// The views fill the axis in proportion to their natural sizes.
    case fillProportionally = 2
    /// The gaps between the views are equal.
    case equalSpacing = 3
    /// The distances between the views' centers are equal, as far as the spacing permits.
    case equalCentering = 4
  }

  /// The alignment of the arranged views across the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    /// Aligns the first baselines of text; for a horizontal axis.
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    /// Aligns the last baselines of text; for a horizontal axis.
    case lastBaseline = 5

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// A custom spacing that stands for the stack view's ``spacing``.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// A spacing that stands for the system's default distance between neighboring views.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
}

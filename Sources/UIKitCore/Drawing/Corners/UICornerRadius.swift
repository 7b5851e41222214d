public import Foundation

/// A corner's radius: a fixed one, or one that follows from the corner of the container.
public struct UICornerRadius: Hashable, Sendable {
  enum Amount: Hashable, Sendable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat)
  }

  let amount: Amount

  /// - Parameter radius: The radius in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius {
    UICornerRadius(amount: .fixed(radius))
  }

  /// A radius whose circle has the same center as that of the container's corner. The container is the closest superview
  /// with round corners.
  ///
  /// - Parameter minimum: The smallest radius in points, or `nil` if the corner may be square.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(amount: .concentric(minimum: minimum ?? 0))
  }
}

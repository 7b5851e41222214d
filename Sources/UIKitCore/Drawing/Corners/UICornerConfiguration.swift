public import Foundation

/// The radii of the corners of a view.
///
/// Where two round corners of a view differ, displays draw both with the larger radius.
public struct UICornerConfiguration: Hashable, Sendable, CustomStringConvertible {
  enum Shape: Hashable, Sendable {
    /// The radii of the corners, in the order of ``UIRectCorner``: top left, top right, bottom left, bottom right. The
    /// corners of a group have the largest radius of the group.
    case corners([UICornerRadius?], groups: [[Int]])
    case capsule(maximumRadius: CGFloat)
  }

  let shape: Shape

  /// Each corner has the radius, which can be another for each corner if it follows from the container.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration([radius, radius, radius, radius])
  }

  /// A corner without a radius is square.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius])
  }

  /// All corners have the same radius: the largest one.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration([radius, radius, radius, radius], groups: [[0, 1, 2, 3]])
  }

  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      [topRadius, topRadius, bottomRadius, bottomRadius], groups: [[0, 1], [2, 3]])
  }

  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      [leftRadius, rightRadius, leftRadius, rightRadius], groups: [[0, 2], [1, 3]])
  }

  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      [topRadius, topRadius, bottomLeftRadius, bottomRightRadius], groups: [[0, 1]])
  }

  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      [topLeftRadius, topRightRadius, bottomRadius, bottomRadius], groups: [[2, 3]])
  }

  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      [leftRadius, topRightRadius, leftRadius, bottomRightRadius], groups: [[0, 2]])
  }

  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      [topLeftRadius, rightRadius, bottomLeftRadius, rightRadius], groups: [[1, 3]])
  }

  /// The shorter sides are half circles, whatever the size is.
  ///
  /// - Parameter maximumRadius: The largest radius in points, or `nil` for any.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(shape: .capsule(maximumRadius: maximumRadius ?? .infinity))
  }

  public var description: String { "<UICornerConfiguration: \(shape)>" }

  private init(_ radii: [UICornerRadius?], groups: [[Int]] = []) {
    shape = .corners(radii, groups: groups)
  }

  private init(shape: Shape) { self.shape = shape }
}

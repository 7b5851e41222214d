extension UIImage {
  /// The range of brightness of an image. Displays show the standard range.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard = 0
    case constrainedHigh = 1
    case high = 2
  }

  public var isHighDynamicRange: Bool { false }

  /// Returns the image itself, because it has the standard range.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}

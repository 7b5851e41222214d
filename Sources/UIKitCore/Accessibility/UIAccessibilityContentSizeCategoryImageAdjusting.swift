public import Foundation

/// A view that can display a larger image for large text sizes.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting:
  NSObjectProtocol
{
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

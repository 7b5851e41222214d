import Foundation

/// Properties that few views set. Only such views allocate it.
@MainActor package final class ViewExtras {
  var transform = CGAffineTransform.identity
  var overrideValues: UITraitCollection.Values?
  var restorationIdentifier: String?
  var focusGroupIdentifier: String?
  var focusGroupPriority: UIFocusGroupPriority?
  var focusEffect: UIFocusEffect?
  var minimumContentSize: UIContentSizeCategory?
  var maximumContentSize: UIContentSizeCategory?
  var cornerConfiguration: UICornerConfiguration?
  /// The radii of the configuration when it was set or the view was laid out last, so that a chain of concentric views
  /// resolves each of them once.
  var cornerRadii: [CGFloat]?
  var motionEffects: [UIMotionEffect] = []
  var showsLargeContentViewer: Bool?
  var largeContentTitle: String?
  var largeContentImage: UIImage?
  var scalesLargeContentImage = false
  var largeContentImageInsets = UIEdgeInsets.zero
  var accessibilityContainerType = UIAccessibilityContainerType.none
  var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
  var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  var accessibilityTextualContext: UIAccessibilityTextualContext?
  var accessibilityHeaderElements: [Any]?

  var limitsContentSize: Bool { minimumContentSize != nil || maximumContentSize != nil }

  func limited(_ traits: UITraitCollection) -> UITraitCollection {
    var size = traits.preferredContentSizeCategory
    if let minimumContentSize, size < minimumContentSize { size = minimumContentSize }
    if let maximumContentSize, size > maximumContentSize { size = maximumContentSize }
    return traits.overridden(by: UITraitCollection(preferredContentSizeCategory: size).values)
  }
}

extension UIView {
  var ownExtras: ViewExtras {
    if let extras { return extras }
    let new = ViewExtras()
    extras = new
    return new
  }
}

import Foundation

/// What few views have, so that the others need no room for it.
@MainActor package final class ViewExtras {
  var transform = CGAffineTransform.identity
  var overrideValues: UITraitCollection.Values?
  var restorationIdentifier: String?
  var focusGroupIdentifier: String?
  var minimumContentSize: UIContentSizeCategory?
  var maximumContentSize: UIContentSizeCategory?
  var motionEffects: [UIMotionEffect] = []
  var showsLargeContentViewer: Bool?
  var largeContentTitle: String?
  var largeContentImage: UIImage?
  var scalesLargeContentImage = false
  var accessibilityContainerType = UIAccessibilityContainerType.none
  var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
  var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
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

  /// The smallest text size that the view and what is in it take on.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { extras?.minimumContentSize }
    set {
      checkThread()
      ownExtras.minimumContentSize = newValue
      traitsMayHaveChanged()
    }
  }

  /// The largest text size that the view and what is in it take on.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { extras?.maximumContentSize }
    set {
      checkThread()
      ownExtras.maximumContentSize = newValue
      traitsMayHaveChanged()
    }
  }

  /// What limits the text size, from the outside in, in words.
  public var appliedContentSizeCategoryLimitsDescription: String {
    guard
      let limiting = sequence(first: self, next: \.superview).first(where: {
        $0.extras?.limitsContentSize == true
      }), let extras = limiting.extras
    else { return "" }
    let least = extras.minimumContentSize?.rawValue ?? "any"
    let most = extras.maximumContentSize?.rawValue ?? "any"
    return "\(limiting.identityDescription): from \(least) through \(most)"
  }
}

extension UIView {
  /// What moves the view as the device is tilted. No device here tells of that.
  public var motionEffects: [UIMotionEffect] {
    get { extras?.motionEffects ?? [] }
    set {
      checkThread()
      ownExtras.motionEffects = newValue
    }
  }

  public func addMotionEffect(_ effect: UIMotionEffect) {
    ownExtras.motionEffects.append(effect)
  }

  public func removeMotionEffect(_ effect: UIMotionEffect) {
    extras?.motionEffects.removeAll { $0 === effect }
  }
}

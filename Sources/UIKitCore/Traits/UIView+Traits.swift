import Foundation

extension UIView {
  /// The screen's traits, changed by every window, controller and view from the outside in.
  package final var effectiveTraits: UITraitCollection {
    var overrides: [UITraitCollection.Values] = []
    var limits: [(count: Int, view: ViewExtras)] = []
    var view: UIView? = self
    var outermost: UIView = self
    while let present = view {
      // A window's class may say what holds in it.
      if present !== self, present is UIWindow {
        return Self.traits(present.traitCollection, changedBy: overrides, within: limits)
      }
      if let extras = present.extras, extras.limitsContentSize {
        limits.append((overrides.count, extras))
      }
      if present.overrideStyle != .unspecified {
        overrides.append(UITraitCollection { $0.style = present.overrideStyle }.values)
      }
      if let values = present.overrideValues { overrides.append(values) }
      if let controller = present.owningController {
        overrides.append(contentsOf: controller.traitOverrideValues)
      }
      outermost = present
      view = present.superview
    }
    let traits = (outermost as? UIWindow)?.inheritedTraits ?? UIScreen.main.traitCollection
    return Self.traits(traits, changedBy: overrides, within: limits)
  }

  /// - Parameters:
  ///   - overrides: From the inside out.
  ///   - limits: Of the text size, each with the number of overrides inside of it.
  private static func traits(
    _ outer: UITraitCollection, changedBy overrides: [UITraitCollection.Values],
    within limits: [(count: Int, view: ViewExtras)]
  ) -> UITraitCollection {
    var traits = outer
    // What a view overrides comes before its limits, and these before what is in it.
    for index in (0...overrides.count).reversed() {
      for limit in limits.reversed() where limit.count == index {
        traits = limit.view.limited(traits)
      }
      if index > 0 { traits = traits.overridden(by: overrides[index - 1]) }
    }
    return traits
  }

  /// Tells this view, its controller and everything below of traits that changed since they were told.
  package final func traitsMayHaveChanged() {
    let traits = effectiveTraits
    guard traitsSeen != traits else { return }
    tellTraits(traits)
  }

  private func tellTraits(_ traits: UITraitCollection) {
    let previous = traitsSeen
    traitsSeen = traits
    // A view learns its first traits silently: nothing was read of them before.
    if previous != traits, previous != nil || window != nil {
      mark(.content)
      setNeedsLayout()
      traitCollectionDidChange(previous)
      owningController?.traitCollectionDidChange(previous)
      if let previous {
        tellRegistrations(of: traits, insteadOf: previous)
        owningController?.tellRegistrations(of: traits, insteadOf: previous)
      }
    }
    for view in subviewsStorage { view.traitsMayHaveChanged() }
  }
}

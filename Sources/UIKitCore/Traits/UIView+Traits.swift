import Foundation

extension UIView {
  /// The screen's traits, changed by every window, controller and view from the outside in.
  package final var effectiveTraits: UITraitCollection {
    var overrides: [UITraitCollection.Values] = []
    var view: UIView? = self
    var outermost: UIView = self
    while let present = view {
      // A window's class may say what holds in it.
      if present !== self, present is UIWindow {
        var traits = present.traitCollection
        for values in overrides.reversed() { traits = traits.overridden(by: values) }
        return traits
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
    var traits = (outermost as? UIWindow)?.inheritedTraits ?? UIScreen.main.traitCollection
    for values in overrides.reversed() { traits = traits.overridden(by: values) }
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

import Foundation
import UIKitDiagnostics

extension UIView {
  /// The traits of the screen with the overrides of each window, view controller and view on the path to this
  /// view.
  ///
  /// - Complexity: O(1) in a visible window, whose views have received their traits; otherwise O(n) for a view
  ///   at the depth n.
  package final var effectiveTraits: UITraitCollection {
    if UIView.movesUnderWay == 0, windowStorage?.isOnScreen == true {
      return traits(in: surroundingTraits)
    }
    var path = [self]
    while let superview = path[path.count - 1].superviewStorage, !(superview is UIWindow) {
      path.append(superview)
    }
    return path.reversed().reduce(path[path.count - 1].surroundingTraits) { $1.traits(in: $0) }
  }

  /// The traits that this view inherits, as its superview has received them.
  private var surroundingTraits: UITraitCollection {
    guard let superview = superviewStorage else {
      return (self as? UIWindow)?.inheritedTraits ?? UIScreen.main.traitCollection
    }
    return superview.traitsForSubviews
  }

  private var traitsForSubviews: UITraitCollection {
    // A subclass of `UIWindow` can override `traitCollection`.
    if self is UIWindow { return traitCollection }
    // A root view receives no traits from a superview.
    if superviewStorage != nil, let traitsSeen { return traitsSeen }
    return effectiveTraits
  }

  /// Applies the overrides of a view, of its controller and of the containers of the controller to inherited
  /// traits.
  private func traits(in outer: UITraitCollection) -> UITraitCollection {
    var traits = outer
    if let owningController {
      for values in owningController.traitOverrideValues.reversed() {
        traits = traits.overridden(by: values)
      }
    }
    if let overrideValues = extras?.overrideValues {
      traits = traits.overridden(by: overrideValues)
    }
    if overrideStyle != .unspecified {
      traits = traits.overridden(by: UITraitCollection { $0.style = overrideStyle }.values)
    }
    if let extras, extras.limitsContentSize { traits = extras.limited(traits) }
    return traits
  }

  /// Informs this view, its controller and all descendants of traits that have changed since the last time.
  package final func traitsMayHaveChanged() {
    tell(effectiveTraits)
  }

  /// Called after the superview has changed.
  package final func surroundingTraitsMayHaveChanged() {
    tell(traits(in: surroundingTraits))
  }

  private func tell(_ traits: UITraitCollection) {
    let previous = traitsSeen
    guard previous != traits else { return }
    traitsSeen = traits
    if traits.layoutDirection != (previous?.layoutDirection ?? .leftToRight) {
      layoutDirectionDidChange()
    }
    // The first traits of a view aren't a change, because nothing has read traits before.
    if previous != nil || window != nil {
      mark(.content)
      setNeedsLayout()
      traitCollectionDidChange(previous)
      owningController?.traitCollectionDidChange(previous)
      if let previous {
        tellRegistrations(of: traits, insteadOf: previous)
        owningController?.tellRegistrations(of: traits, insteadOf: previous)
      }
    }
    let inner = traitsForSubviews
    for view in subviewsStorage { descend { view.tell(view.traits(in: inner)) } }
  }
}

import Foundation
import UIKitDiagnostics

extension UIView {
  /// The screen's traits, changed by every window, controller and view from the outside in.
  ///
  /// - Complexity: O(1) in a window that shows, where every view has been told; otherwise O(n) for a view
  ///   n levels deep.
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

  /// What holds around this view, as the superview was told.
  private var surroundingTraits: UITraitCollection {
    guard let superview = superviewStorage else {
      return (self as? UIWindow)?.inheritedTraits ?? UIScreen.main.traitCollection
    }
    return superview.traitsForSubviews
  }

  private var traitsForSubviews: UITraitCollection {
    // A window's class may say what holds in it.
    if self is UIWindow { return traitCollection }
    // The topmost view of a hierarchy has never been told.
    if superviewStorage != nil, let traitsSeen { return traitsSeen }
    return effectiveTraits
  }

  /// What a view, its controller and the controller's container make of the traits around it.
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

  /// Tells this view, its controller and everything below of traits that changed since they were told.
  package final func traitsMayHaveChanged() {
    tell(effectiveTraits)
  }

  /// The view came below another one.
  package final func surroundingTraitsMayHaveChanged() {
    tell(traits(in: surroundingTraits))
  }

  private func tell(_ traits: UITraitCollection) {
    let previous = traitsSeen
    guard previous != traits else { return }
    traitsSeen = traits
    // A view learns its first traits silently: nothing was read of them before.
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

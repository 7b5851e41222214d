import Foundation
import UIKitDiagnostics

extension UIViewController {
  /// The trait overrides of this controller and its container for the view, from the inside out.
  package final var traitOverrideValues: [UITraitCollection.Values] {
    var result: [UITraitCollection.Values] = []
    if traitState.overrides != UITraitCollection.Values() { result.append(traitState.overrides) }
    if traitState.style != .unspecified {
      result.append(UITraitCollection { $0.style = traitState.style }.values)
    }
    if let overrides = traitState.parentOverrides { result.append(overrides.values) }
    if traitState.columnClass != .unspecified {
      result.append(UITraitCollection { $0.horizontal = traitState.columnClass }.values)
    }
    if let overrides = presentation.controller?.overrideValues,
      overrides != UITraitCollection.Values()
    {
      result.append(overrides)
    }
    if let overrides = presentation.controller?.overrideTraitCollection {
      result.append(overrides.values)
    }
    if presentation.controller?.raisesContent == true, UIApplication.look.raisesPanels {
      result.append(UITraitCollection(userInterfaceLevel: .elevated).values)
    }
    return result
  }

  package final var controllerTraits: UITraitCollection {
    if let view = viewIfLoaded, view.superview != nil { return view.traitCollection }
    let outer: UITraitCollection? =
      parent.map { parent in descend { parent.traitCollection } } ?? rootWindow?.traitCollection
      ?? presentation.presenting.map { presenting in descend { presenting.traitCollection } }
    if outer == nil, let view = viewIfLoaded { return view.traitCollection }
    var traits = outer ?? UIScreen.main.traitCollection
    for values in traitOverrideValues.reversed() { traits = traits.overridden(by: values) }
    return traits
  }

  package final func setColumnClass(_ new: UIUserInterfaceSizeClass) {
    guard new != traitState.columnClass else { return }
    traitState.columnClass = new
    viewIfLoaded?.traitsMayHaveChanged()
  }

  package final func setParentOverrides(_ collection: UITraitCollection?) {
    traitState.parentOverrides = collection
    viewIfLoaded?.traitsMayHaveChanged()
  }
}

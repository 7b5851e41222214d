import Foundation
import UIKit

/// Swaps the coordinator of a flow when another variant is wanted.
@MainActor final class VariantWatch<Variant: Equatable, Output> {
  private let factory: CoordinatorFactory<Variant, Output>
  private var variant: Variant
  private weak var child: Coordinator<Output>?
  private var stop: (() -> Void)?

  init(
    _ factory: CoordinatorFactory<Variant, Output>, _ variant: Variant,
    of child: Coordinator<Output>
  ) {
    self.factory = factory
    self.variant = variant
    self.child = child
  }

  /// - Parameter place: A window or a controller, whose traits say which variant is wanted. It keeps the watch until the
  ///   flow ends.
  func begin<Place: UITraitEnvironment & UITraitChangeObservable>(at place: Place) {
    let registration = place.registerForTraitChanges([
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitUserInterfaceIdiom.self,
    ]) { (place: Place, _: UITraitCollection) in
      // Not in the middle of the pass in which traits change.
      DispatchQueue.main.async { self.check(place.traitCollection) }
    }
    stop = { [weak place] in place?.unregisterForTraitChanges(registration) }
  }

  func end() {
    stop?()
    stop = nil
  }

  private func check(_ traits: UITraitCollection) {
    let wanted = factory.variant(traits)
    guard wanted != variant, let child, !child.hasEnded else { return }
    let next = factory.make(wanted)
    // Where the flow can't be left now, its own coordinator stays.
    guard (try? child.swap(for: next)) != nil else { return }
    variant = wanted
    self.child = next
  }
}

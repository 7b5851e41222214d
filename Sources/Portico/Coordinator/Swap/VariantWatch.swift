import Foundation
import UIKit

/// Swaps the coordinator of a flow when the factory returns another variant.
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

  /// Observes the traits that determine the variant.
  ///
  /// - Parameter place: A window or a controller. It retains this object until the flow ends.
  func begin<Place: UITraitEnvironment & UITraitChangeObservable>(at place: Place) {
    let registration = place.registerForTraitChanges([
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitUserInterfaceIdiom.self,
    ]) { (place: Place, _: UITraitCollection) in
      // Deferred, because traits change in the middle of an update pass.
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
    // If the flow can't be left now, its coordinator stays.
    guard (try? child.swap(for: next)) != nil else { return }
    variant = wanted
    self.child = next
  }
}

public import UIKit

/// Makes one of several coordinators for the same flow: for wide screens or narrow ones, for one kind of device, or
/// for the side of an experiment that a person is on.
///
/// ```swift
/// let factory = CoordinatorFactory { traits in
///   traits.horizontalSizeClass == .regular ? Layout.wide : .narrow
/// } make: { layout in
///   switch layout {
///   case .wide: WideShopCoordinator()
///   case .narrow: NarrowShopCoordinator()
///   }
/// }
/// startChild(from: factory)
/// ```
@MainActor public struct CoordinatorFactory<Variant: Equatable, Output> {
  let variant: (UITraitCollection) -> Variant
  let make: (Variant) -> Coordinator<Output>

  /// - Parameters:
  ///   - variant: Says which variant is wanted, by the traits of where the flow is shown, or by anything else. It is asked
  ///     again when size class or idiom change there.
  ///   - make: Makes a coordinator of a variant, not started.
  public init(
    variant: @escaping (UITraitCollection) -> Variant,
    make: @escaping (Variant) -> Coordinator<Output>
  ) {
    self.variant = variant
    self.make = make
  }
}

extension Coordinator {
  /// Starts the flow that a factory makes as a part of this one, and swaps it whole when another variant is wanted, as
  /// ``swap(for:animated:)`` does. While it can't be left, it stays; it is tried again at the next change.
  ///
  /// - Parameters:
  ///   - factory: Makes the child.
  ///   - placement: Where the child shows its screens.
  ///   - animated: Whether presenting it, and dismissing it at its end, is animated.
  ///   - completion: Called once, when the flow has ended, by whatever coordinator.
  public final func startChild<Variant, Result>(
    from factory: CoordinatorFactory<Variant, Result>, in placement: Placement = .stack,
    animated: Bool = true, completion: @escaping (Outcome<Result>) -> Void = { _ in }
  ) {
    let window = entrance.window
    let navigation = window == nil ? entrance.innermost : nil
    let traits = window?.traitCollection ?? navigation?.traitCollection ?? .current
    let variant = factory.variant(traits)
    let child = factory.make(variant)
    let watch = VariantWatch(factory, variant, of: child)
    startChild(child, in: placement, animated: animated) { outcome in
      watch.end()
      completion(outcome)
    }
    guard !child.hasEnded else { return }
    if let window { watch.begin(at: window) }
    if let navigation { watch.begin(at: navigation) }
  }
}

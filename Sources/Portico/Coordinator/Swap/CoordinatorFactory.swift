public import UIKit

/// Creates one of several coordinators for the same flow: for wide or narrow screens, for a kind of device, or
/// for a variant in an experiment.
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
  ///   - variant: Returns the variant for the traits of the flow's window or navigation controller, or by any other
  ///     criterion. It is called again when the size class or idiom changes there.
  ///   - make: Creates a coordinator for a variant, without starting it.
  public init(
    variant: @escaping (UITraitCollection) -> Variant,
    make: @escaping (Variant) -> Coordinator<Output>
  ) {
    self.variant = variant
    self.make = make
  }
}

extension Coordinator {
  /// Starts a child flow that a factory creates, and swaps its coordinator when the variant changes, as
  /// ``swap(for:animated:)`` does. A flow that can't be left now stays until the next change.
  ///
  /// - Parameters:
  ///   - factory: Creates the child.
  ///   - placement: The place in which the child shows its screens.
  ///   - animated: Whether the presentation and the dismissal of the child are animated.
  ///   - completion: A closure that is called once, when the flow has ended with any of the coordinators.
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

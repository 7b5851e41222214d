public import Foundation

/// A mutable set of traits.
@preconcurrency @MainActor public protocol UIMutableTraits: AnyObject {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var displayScale: CGFloat { get set }
  var forceTouchCapability: UIForceTouchCapability { get set }
  var displayGamut: UIDisplayGamut { get set }

  /// The value of a custom trait, or its default value if it isn't set.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

/// The traits that an object overrides for itself and its descendants. It inherits all other traits.
@preconcurrency @MainActor public protocol UITraitOverrides: UIMutableTraits {
  /// Whether the trait is overridden.
  func contains(_ trait: UITrait) -> Bool

  /// Removes the override, so that the trait is inherited again.
  func remove(_ trait: UITrait)
}

@MainActor final class TraitOverrides: UITraitOverrides {
  nonisolated(unsafe) private let get: () -> UITraitCollection.Values
  nonisolated(unsafe) private let set: (UITraitCollection.Values) -> Void

  nonisolated init(
    get: @escaping () -> UITraitCollection.Values,
    set: @escaping (UITraitCollection.Values) -> Void
  ) {
    self.get = get
    self.set = set
  }

  private func change(_ change: (inout UITraitCollection.Values) -> Void) {
    var values = get()
    change(&values)
    set(values)
  }

  var userInterfaceStyle: UIUserInterfaceStyle {
    get { get().style }
    set { change { $0.style = newValue } }
  }
  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { get().idiom }
    set { change { $0.idiom = newValue } }
  }
  var userInterfaceLevel: UIUserInterfaceLevel {
    get { get().level }
    set { change { $0.level = newValue } }
  }
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { get().horizontal }
    set { change { $0.horizontal = newValue } }
  }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { get().vertical }
    set { change { $0.vertical = newValue } }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { get().contentSize }
    set { change { $0.contentSize = newValue } }
  }
  var accessibilityContrast: UIAccessibilityContrast {
    get { get().contrast }
    set { change { $0.contrast = newValue } }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { get().direction }
    set { change { $0.direction = newValue } }
  }
  var legibilityWeight: UILegibilityWeight {
    get { get().legibility }
    set { change { $0.legibility = newValue } }
  }
  var displayScale: CGFloat {
    get { get().scale }
    set { change { $0.scale = newValue } }
  }
  var forceTouchCapability: UIForceTouchCapability {
    get { get().force }
    set { change { $0.force = newValue } }
  }
  var displayGamut: UIDisplayGamut {
    get { get().gamut }
    set { change { $0.gamut = newValue } }
  }

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { get()[trait] }
    set { change { $0[trait] = newValue } }
  }

  func contains(_ trait: UITrait) -> Bool {
    (trait as? any StandardTrait.Type)?.isSpecified(in: UITraitCollection(values: get()))
      ?? (get().custom[trait.identifier] != nil)
  }

  func remove(_ trait: UITrait) {
    change {
      if let trait = trait as? any StandardTrait.Type {
        trait.clear(in: &$0)
      } else {
        $0.custom[trait.identifier] = nil
      }
    }
  }
}

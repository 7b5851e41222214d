extension UITraitCollection {
  public typealias TraitMutations = (_ mutableTraits: any UIMutableTraits) -> Void

  /// Creates a collection with the traits that `mutations` sets; all others are unspecified.
  public convenience init(mutations: TraitMutations) {
    self.init(values: Values().mutated(by: mutations))
  }

  /// Returns a copy with the changes that `mutations` makes.
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(values: values.mutated(by: mutations))
  }

  /// Returns a copy with a different value for a custom trait.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value)
    -> UITraitCollection
  {
    var values = values
    values[trait] = value
    return UITraitCollection(values: values)
  }

  /// The value of a custom trait, or its default value if it isn't set.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// The system traits that affect colors.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self, UITraitUserInterfaceIdiom.self,
    ]
  }

  /// The system traits that affect the choice of an image.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    systemTraitsAffectingColorAppearance + [
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self,
    ]
  }
}

extension UITraitCollection.Values {
  fileprivate func mutated(by mutations: UITraitCollection.TraitMutations) -> Self {
    let traits = TraitBox(self)
    mutations(traits.overrides)
    return traits.values
  }
}

/// A mutable box for the values. Only one caller has access to it, regardless of the thread.
private final class TraitBox {
  var values: UITraitCollection.Values

  init(_ values: UITraitCollection.Values) {
    self.values = values
  }

  var overrides: any UIMutableTraits {
    TraitOverrides(get: { self.values }, set: { self.values = $0 })
  }
}

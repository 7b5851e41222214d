extension UITraitCollection {
  public typealias TraitMutations = (_ mutableTraits: any UIMutableTraits) -> Void

  /// A collection with the traits that `mutations` sets; all others are unspecified.
  public convenience init(mutations: TraitMutations) {
    self.init(values: Values().mutated(by: mutations))
  }

  /// A copy with what `mutations` changes.
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(values: values.mutated(by: mutations))
  }

  /// The same collection with another value of a trait that the app defined.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value)
    -> UITraitCollection
  {
    var values = values
    values[trait] = value
    return UITraitCollection(values: values)
  }

  /// The value of a trait that the app defined; the trait's default where none is set.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// The traits of the system that a colour may depend on.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self, UITraitUserInterfaceIdiom.self,
    ]
  }

  /// The traits of the system that the choice of an image may depend on.
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

/// Values of one caller: nothing else sees them, whatever thread it is on.
private final class TraitBox {
  var values: UITraitCollection.Values

  init(_ values: UITraitCollection.Values) {
    self.values = values
  }

  var overrides: any UIMutableTraits {
    TraitOverrides(get: { self.values }, set: { self.values = $0 })
  }
}

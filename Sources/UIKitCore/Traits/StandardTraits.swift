public import Foundation

/// A trait with a property in ``UITraitCollection``.
protocol StandardTrait: UITraitDefinition where Value: Equatable {
  static func value(in traits: UITraitCollection) -> Value
  static var stored: WritableKeyPath<UITraitCollection.Values, Value> { get }
}

extension StandardTrait {
  static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    value(in: one) != value(in: other)
  }

  static func isSpecified(in traits: UITraitCollection) -> Bool {
    value(in: traits) != defaultValue
  }

  static func clear(in values: inout UITraitCollection.Values) {
    values[keyPath: stored] = defaultValue
  }
}

/// The user interface idiom.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, StandardTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var stored: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceIdiom> {
    \.idiom
  }
  static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
}

/// The light or dark appearance.
public struct UITraitUserInterfaceStyle: UITraitDefinition, StandardTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static var stored: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle> {
    \.style
  }
  static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

/// The layout direction.
public struct UITraitLayoutDirection: UITraitDefinition, StandardTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var stored: WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection> {
    \.direction
  }
  static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
}

/// The number of pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, StandardTrait {
  public static var defaultValue: CGFloat { 0 }
  static var stored: WritableKeyPath<UITraitCollection.Values, CGFloat> {
    \.scale
  }
  static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition, StandardTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var stored: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> {
    \.horizontal
  }
  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// The vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition, StandardTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var stored: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> {
    \.vertical
  }
  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

/// The preferred text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, StandardTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var stored: WritableKeyPath<UITraitCollection.Values, UIContentSizeCategory> {
    \.contentSize
  }
  static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

/// The accessibility contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition, StandardTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  static var stored: WritableKeyPath<UITraitCollection.Values, UIAccessibilityContrast> {
    \.contrast
  }
  static func value(in traits: UITraitCollection) -> UIAccessibilityContrast {
    traits.accessibilityContrast
  }
}

/// The elevation of the interface.
public struct UITraitUserInterfaceLevel: UITraitDefinition, StandardTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  static var stored: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceLevel> {
    \.level
  }
  static func value(in traits: UITraitCollection) -> UIUserInterfaceLevel {
    traits.userInterfaceLevel
  }
}

/// The weight of text.
public struct UITraitLegibilityWeight: UITraitDefinition, StandardTrait {
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var stored: WritableKeyPath<UITraitCollection.Values, UILegibilityWeight> {
    \.legibility
  }
  static func value(in traits: UITraitCollection) -> UILegibilityWeight { traits.legibilityWeight }
}

/// The pressure sensitivity of the screen.
public struct UITraitForceTouchCapability: UITraitDefinition, StandardTrait {
  public static var defaultValue: UIForceTouchCapability { .unknown }
  static var stored: WritableKeyPath<UITraitCollection.Values, UIForceTouchCapability> { \.force }
  static func value(in traits: UITraitCollection) -> UIForceTouchCapability {
    traits.forceTouchCapability
  }
}

/// The color gamut of the screen.
public struct UITraitDisplayGamut: UITraitDefinition, StandardTrait {
  public static var defaultValue: UIDisplayGamut { .unspecified }
  static var stored: WritableKeyPath<UITraitCollection.Values, UIDisplayGamut> { \.gamut }
  static func value(in traits: UITraitCollection) -> UIDisplayGamut { traits.displayGamut }
}

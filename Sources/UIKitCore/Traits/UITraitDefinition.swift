/// A type that represents a trait, whose values are inherited down the hierarchy.
public protocol UITraitDefinition {
  associatedtype Value

  /// The value if none is set.
  static var defaultValue: Value { get }

  /// The name for debug output; by default that of the type.
  static var name: String { get }

  /// A name that is unique among all traits.
  static var identifier: String { get }

  /// Whether the trait affects colors; `false` by default.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { "\(self)" }
  public static var identifier: String { String(reflecting: self) }
  public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

/// A type that stands for a trait; its value travels down the hierarchy in trait collections.
public protocol UITraitDefinition {
  associatedtype Value

  /// The value wherever none is set.
  static var defaultValue: Value { get }

  /// For printing; the type's name unless given.
  static var name: String { get }

  /// A name that is unique among all traits.
  static var identifier: String { get }

  /// Whether colours depend on it; `false` unless given.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { "\(self)" }
  public static var identifier: String { String(reflecting: self) }
  public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

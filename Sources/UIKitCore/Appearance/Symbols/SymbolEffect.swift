/// An animation of a symbol. No display animates symbols: the final state of an effect is displayed
/// immediately.
public protocol SymbolEffect: Hashable, Sendable {}

/// An effect with a beginning and an end.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect with which a symbol appears or disappears.
public protocol TransitionSymbolEffect {}

/// An effect with which another symbol replaces a symbol.
public protocol ContentTransitionSymbolEffect {}

/// The repetition and the speed of an effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// When an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    var count: Int?
    var delay = 0.0

    public static let continuous = RepeatBehavior()
    public static let periodic = RepeatBehavior()

    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? 0)
    }
  }

  private var repetition: RepeatBehavior?
  private var speed = 1.0

  public static let `default` = SymbolEffectOptions()
  public static let repeating = `default`.repeating
  public static let nonRepeating = `default`.nonRepeating

  public static func speed(_ speed: Double) -> Self { `default`.speed(speed) }
  public static func `repeat`(_ count: Int?) -> Self { `default`.repeat(count) }
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { `default`.repeat(behavior) }

  public var repeating: Self { self.repeat(.continuous) }
  public var nonRepeating: Self { with { $0.repetition = nil } }

  public func speed(_ speed: Double) -> Self { with { $0.speed = speed } }
  public func `repeat`(_ count: Int?) -> Self { self.repeat(.periodic(count)) }
  public func `repeat`(_ behavior: RepeatBehavior) -> Self { with { $0.repetition = behavior } }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

/// How a symbol moves. No display here moves symbols: what an effect leaves behind shows at once.
public protocol SymbolEffect: Hashable, Sendable {}

/// An effect that runs from a beginning to an end.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect with which a symbol comes and goes.
public protocol TransitionSymbolEffect {}

/// An effect with which a symbol becomes another.
public protocol ContentTransitionSymbolEffect {}

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// When an effect runs again.
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

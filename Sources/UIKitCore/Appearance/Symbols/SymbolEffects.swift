/// A jump of a symbol, once.
public struct BounceSymbolEffect: SymbolEffect, VariedSymbolEffect, DiscreteSymbolEffect {
  var variants: Set<String> = []

  public var up: Self { with("up") }
  public var down: Self { with("down") }
  public var byLayer: Self { with("byLayer") }
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A symbol that fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, VariedSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  var variants: Set<String> = []

  public var byLayer: Self { with("byLayer") }
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Layers of a symbol that light up one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, VariedSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  var variants: Set<String> = []

  public var iterative: Self { with("iterative") }
  public var cumulative: Self { with("cumulative") }
  public var reversing: Self { with("reversing") }
  public var nonReversing: Self { with("nonReversing") }
  public var hideInactiveLayers: Self { with("hideInactiveLayers") }
  public var dimInactiveLayers: Self { with("dimInactiveLayers") }
  public var byLayer: Self { with("byLayer") }
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A symbol that is larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, VariedSymbolEffect, IndefiniteSymbolEffect {
  var variants: Set<String> = []

  public var up: Self { with("up") }
  public var down: Self { with("down") }
  public var byLayer: Self { with("byLayer") }
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A symbol that comes into sight.
public struct AppearSymbolEffect: SymbolEffect, VariedSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  var variants: Set<String> = []

  public var up: Self { with("up") }
  public var down: Self { with("down") }
  public var byLayer: Self { with("byLayer") }
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A symbol that goes out of sight.
public struct DisappearSymbolEffect: SymbolEffect, VariedSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  var variants: Set<String> = []

  public var up: Self { with("up") }
  public var down: Self { with("down") }
  public var byLayer: Self { with("byLayer") }
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A symbol that moves to and fro.
public struct WiggleSymbolEffect: SymbolEffect, VariedSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  var variants: Set<String> = []

  public var clockwise: Self { with("clockwise") }
  public var counterClockwise: Self { with("counterClockwise") }
  public var left: Self { with("left") }
  public var right: Self { with("right") }
  public var up: Self { with("up") }
  public var down: Self { with("down") }
  public var forward: Self { with("forward") }
  public var backward: Self { with("backward") }
  public var byLayer: Self { with("byLayer") }
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// A symbol that turns.
public struct RotateSymbolEffect: SymbolEffect, VariedSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  var variants: Set<String> = []

  public var clockwise: Self { with("clockwise") }
  public var counterClockwise: Self { with("counterClockwise") }
  public var byLayer: Self { with("byLayer") }
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A symbol that grows and shrinks.
public struct BreatheSymbolEffect: SymbolEffect, VariedSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  var variants: Set<String> = []

  public var plain: Self { with("plain") }
  public var pulse: Self { with("pulse") }
  public var byLayer: Self { with("byLayer") }
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// A symbol that takes another's place.
public struct ReplaceSymbolEffect: SymbolEffect, VariedSymbolEffect, ContentTransitionSymbolEffect,
  TransitionSymbolEffect
{
  var variants: Set<String> = []

  public var downUp: Self { with("downUp") }
  public var upUp: Self { with("upUp") }
  public var offUp: Self { with("offUp") }
  public var byLayer: Self { with("byLayer") }
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// What fits where a symbol changes.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect,
  TransitionSymbolEffect
{}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// An effect that is made of a simpler one by naming a variant.
protocol VariedSymbolEffect {
  var variants: Set<String> { get set }
}

extension VariedSymbolEffect {
  func with(_ variant: String) -> Self {
    var copy = self
    copy.variants.insert(variant)
    return copy
  }
}

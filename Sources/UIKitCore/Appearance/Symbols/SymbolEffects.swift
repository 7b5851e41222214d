/// An effect that makes a symbol bounce once.
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

/// An effect that fades a symbol out and in.
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

/// An effect that highlights the layers of a symbol one after another.
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

/// An effect that scales a symbol up or down.
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

/// An effect that makes a symbol appear.
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

/// An effect that makes a symbol disappear.
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

/// An effect that moves a symbol back and forth.
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

/// An effect that rotates a symbol.
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

/// An effect that scales a symbol up and down repeatedly.
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

/// An effect that replaces a symbol by another one.
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

/// The default effect for a change of symbols.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect,
  TransitionSymbolEffect
{}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// An effect that derives variants from a simpler effect.
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

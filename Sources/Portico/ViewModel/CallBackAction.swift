/// What a view model can tell its controller: a set of actions, and the type of what it hands over with them.
///
/// In place of a protocol for every pair of view model and controller. Several things that happened at once are one
/// call.
///
/// ```swift
/// struct CalculatorAction: CallBackAction {
///   /// The row that came or went.
///   typealias Info = Int
///   let rawValue: Int
///
///   static let display = CalculatorAction(rawValue: 1)
///   static let operations = CalculatorAction(rawValue: 2)
/// }
/// ```
public protocol CallBackAction: OptionSet, Sendable {
  /// What goes with an action, where that is more than that it happened.
  associatedtype Info = Void
}

/// The actions that a view model sends to its controller, and the type of their additional information.
///
/// An option set replaces a protocol for each pair of view model and controller. One call can report several simultaneous
/// changes.
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
  /// The type of the additional information of an action.
  associatedtype Info = Void
}

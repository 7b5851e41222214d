/// An object that displays a view model, such as a view controller, or an object that records calls in a test.
///
/// ```swift
/// extension CalculatorViewController: ViewModelController {
///   func callBack(_ action: CalculatorAction, info: Int?) {
///     if action.contains(.display) { calculatorView.display.text = viewModel.displayText }
///     if action.contains(.operations) { calculatorView.operations.reloadData() }
///   }
/// }
/// ```
@MainActor public protocol ViewModelController<Action>: AnyObject {
  associatedtype Action: CallBackAction

  /// Called when the view model's state changes.
  ///
  /// - Parameters:
  ///   - action: All actions that happened.
  ///   - info: Additional information, if any.
  func callBack(_ action: Action, info: Action.Info?)
}

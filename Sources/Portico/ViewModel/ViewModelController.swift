/// Whoever shows a view model: a view controller, or a test that notes what it is told.
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

  /// Something changed that the view model shows.
  ///
  /// - Parameters:
  ///   - action: All that happened.
  ///   - info: What goes with it, if anything does.
  func callBack(_ action: Action, info: Action.Info?)
}

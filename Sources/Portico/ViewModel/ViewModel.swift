/// The base of a screen's view model that calls its controller back, for screens that do not bind.
///
/// Subclass it once for each screen with what the view needs, answering nothing yet. That is the screen's *null view
/// model*: with it the view is written, laid out and run before there is any logic.
///
/// ```swift
/// class CalculatorViewModel: ViewModel<CalculatorAction> {
///   var displayText: String { "0" }
///   var operationCount: Int { 0 }
///   func operationText(at index: Int) -> String { "" }
///   func undo() {}
/// }
/// ```
///
/// The view model that does something is a subclass of that; a ``ViewModelFactory`` decides which one a screen gets.
///
/// ```swift
/// final class LiveCalculatorViewModel: CalculatorViewModel {
///   private var brain = CalculatorBrain()
///
///   override func undo() {
///     brain.undo()
///     callBack([.display, .operations])
///   }
///   …
/// }
/// ```
///
/// The controller owns its view model, and the view model knows the controller weakly: a call after the screen is gone
/// reaches nobody.
@MainActor open class ViewModel<Action: CallBackAction> {
  /// Who is told of changes, not retained. The controller sets it to itself.
  public final weak var controller: (any ViewModelController<Action>)?

  /// Makes a view model that has no controller yet.
  public required init() {}

  /// Tells the controller what happened.
  ///
  /// - Parameters:
  ///   - action: All that happened.
  ///   - info: What goes with it, if anything does.
  public final func callBack(_ action: Action, info: Action.Info? = nil) {
    controller?.callBack(action, info: info)
  }
}

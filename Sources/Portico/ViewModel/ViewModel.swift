/// A base class for view models that call their controller back, for screens without bindings.
///
/// For each screen, write a subclass that declares what the view needs and returns empty values. This *null
/// view model* lets you write, lay out and run the view before there is any logic.
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
/// The view model with logic is a subclass of it. A ``ViewModelFactory`` decides which one a screen gets.
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
/// The controller owns its view model, and the view model holds the controller weakly. A call after the screen
/// is deallocated does nothing.
@MainActor open class ViewModel<Action: CallBackAction> {
  /// The controller that receives changes, not retained. The controller sets this property to itself.
  public final weak var controller: (any ViewModelController<Action>)?

  /// Creates a view model without a controller.
  public required init() {}

  /// Reports changes to the controller.
  ///
  /// - Parameters:
  ///   - action: All actions that happened.
  ///   - info: Additional information, if any.
  public final func callBack(_ action: Action, info: Action.Info? = nil) {
    controller?.callBack(action, info: info)
  }
}

/// A base class for view models that call their controller back, for screens without bindings.
///
/// For each screen, declare a protocol of what the view needs. A *null view model* returns empty values, so that you
/// can write, lay out and run the view before there is any logic:
///
/// ```swift
/// protocol CalculatorViewModel: ViewModel<CalculatorAction> {
///   var displayText: String { get }
///   func undo()
/// }
///
/// final class NullCalculatorViewModel: ViewModel<CalculatorAction>, CalculatorViewModel {
///   var displayText: String { "0" }
///   func undo() {}
/// }
/// ```
///
/// The view model with logic conforms to the same protocol, and calls back:
///
/// ```swift
/// final class LiveCalculatorViewModel: ViewModel<CalculatorAction>, CalculatorViewModel {
///   private var brain = CalculatorBrain()
///   …
///   func undo() {
///     brain.undo()
///     callBack([.display, .operations])
///   }
/// }
/// ```
///
/// The function that creates the screen passes one of the two view models to the controller's initializer. The controller
/// owns its view model; the view model doesn't retain the controller. A call after the screen is deallocated does nothing.
@MainActor open class ViewModel<Action: CallBackAction> {
  /// The controller that receives changes, not retained. The controller sets this property to itself.
  public final weak var controller: (any ViewModelController<Action>)?

  /// Creates a view model without a controller.
  public init() {}

  /// Reports changes to the controller.
  ///
  /// - Parameters:
  ///   - action: All actions that happened.
  ///   - info: Additional information, if any.
  public final func callBack(_ action: Action, info: Action.Info? = nil) {
    controller?.callBack(action, info: info)
  }
}

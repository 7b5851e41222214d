/// Creates the view models of an app's screens.
///
/// A screen requests the type that its view uses. If nothing is registered for this type, it gets an instance
/// of the type itself, the null view model.
///
/// ```swift
/// let factory = ViewModelFactory()
/// factory.register(CalculatorViewModel.self) { LiveCalculatorViewModel() }
///
/// final class CalculatorViewController: UIViewController {
///   private let viewModel: CalculatorViewModel
///
///   init(factory: ViewModelFactory) {
///     viewModel = factory.make()
///     super.init(nibName: nil, bundle: nil)
///     viewModel.controller = self
///   }
///   …
/// }
/// ```
///
/// A test registers its own view model; a preview registers none.
@MainActor public final class ViewModelFactory {
  private var makers: [ObjectIdentifier: () -> AnyObject] = [:]

  public init() {}

  /// Registers a closure that is called for each screen that requests a view model of type `type`. It replaces
  /// an earlier registration for the type.
  public func register<Action, Model: ViewModel<Action>>(
    _ type: Model.Type, make: @escaping () -> Model
  ) {
    makers[ObjectIdentifier(type)] = make
  }

  /// Creates a view model: the registered one for `type`, otherwise the null view model, `type` itself.
  public func make<Action, Model: ViewModel<Action>>(_ type: Model.Type = Model.self) -> Model {
    makers[ObjectIdentifier(type)]?() as? Model ?? type.init()
  }
}

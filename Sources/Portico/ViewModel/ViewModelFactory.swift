/// Makes the view models of an app's screens.
///
/// A screen asks for the type that its view was written against. Until something is registered for it, it gets that
/// type itself, which answers nothing.
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
/// A test registers a view model of its own; a preview registers none.
@MainActor public final class ViewModelFactory {
  private var makers: [ObjectIdentifier: () -> AnyObject] = [:]

  public init() {}

  /// Has `make` called for each screen that asks for a view model of type `type`. It takes the place of what was
  /// registered for the type before.
  public func register<Action, Model: ViewModel<Action>>(
    _ type: Model.Type, make: @escaping () -> Model
  ) {
    makers[ObjectIdentifier(type)] = make
  }

  /// Makes a new view model: the one that is registered for `type`, or else the null view model, `type` itself.
  public func make<Action, Model: ViewModel<Action>>(_ type: Model.Type = Model.self) -> Model {
    makers[ObjectIdentifier(type)]?() as? Model ?? type.init()
  }
}

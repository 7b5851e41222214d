public import UIKit

/// The connected objects of a module. The view retains the presenter, the presenter retains interactor and
/// router, and all three back references are weak, so all objects are deallocated with the view.
///
/// ```
/// view ──► presenter ──► interactor          ──►  keeps
///   ▲ ╌╌╌╌╌╌╌╌┘ │ ▲ ╌╌╌╌╌╌╌╌╌╌╌┘            ╌╌►  knows
///   └╌╌╌╌╌╌╌╌╌╌╌└──► router
/// ```
@MainActor public struct Assembly<Output> {
  let viewController: UIViewController
  let router: Router<Output>

  /// Creates the objects of a module and connects them.
  ///
  /// - Parameters:
  ///   - interactor: The interactor.
  ///   - router: The router. Its `viewController` is set to the view.
  ///   - presenter: Creates the presenter with interactor and router.
  ///   - view: Creates the view controller, which must retain the presenter.
  ///   - connect: Sets the interactor's output and the presenter's view. The compiler checks here that both
  ///     conform to their protocols. Traps if the closure doesn't set both.
  public init<
    InteractorOutput, Interactor, Router, View, Interacting, Routing, Presenter, Controller
  >(
    interactor: Interactor, router: Router, presenter: (Interactor, Router) -> Presenter,
    view: (Presenter) -> Controller,
    connect: (_ interactor: Interactor, _ presenter: Presenter, _ view: Controller) -> Void
  )
  where
    Interactor: Portico.Interactor<InteractorOutput>, Router: Portico.Router<Output>,
    Presenter: ModulePresenter<View, Interacting, Routing>, Controller: UIViewController
  {
    let presenter = presenter(interactor, router)
    let controller = view(presenter)
    connect(interactor, presenter, controller)
    // The objects are checked, because reading the properties would convert them to their protocols.
    require(
      interactor.object != nil || InteractorOutput.self == Never.self,
      "\(type(of: interactor)) has no output: set it in connect.")
    require(presenter.object != nil, "\(type(of: presenter)) has no view: set it in connect.")
    router.viewController = controller
    viewController = controller
    self.router = router
  }
}

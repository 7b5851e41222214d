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

  /// Connects the objects of a module. Traps if the view controller doesn't conform to the presenter's view
  /// protocol, or the presenter doesn't conform to the interactor's output protocol.
  ///
  /// - Parameters:
  ///   - interactor: Its output becomes the presenter.
  ///   - router: Its view controller becomes the view.
  ///   - presenter: Creates the presenter with interactor and router.
  ///   - view: Creates the view controller, which must retain the presenter.
  public init<
    InteractorOutput, Interactor, Router, View, Interacting, Routing, Presenter, Controller
  >(
    interactor: Interactor, router: Router, presenter: (Interactor, Router) -> Presenter,
    view: (Presenter) -> Controller
  )
  where
    Interactor: Portico.Interactor<InteractorOutput>, Router: Portico.Router<Output>,
    Presenter: ModulePresenter<View, Interacting, Routing>, Controller: UIViewController
  {
    let presenter = presenter(interactor, router)
    let controller = view(presenter)
    Self.require(presenter, is: InteractorOutput.self)
    interactor.reference = WeakReference(presenter)
    Self.require(controller, is: View.self)
    presenter.reference = WeakReference(controller)
    router.viewController = controller
    viewController = controller
    self.router = router
  }

  private static func require<Role>(_ object: AnyObject, is role: Role.Type) {
    if !(object is Role) { fatalError("\(type(of: object)) does not conform to \(role).") }
  }
}

public import UIKit

/// The objects of a module, joined so that none is left when its view goes: the view keeps the presenter, the presenter
/// keeps interactor and router, and all three ways back are weak.
///
/// ```
/// view ──► presenter ──► interactor          ──►  keeps
///   ▲ ╌╌╌╌╌╌╌╌┘ │ ▲ ╌╌╌╌╌╌╌╌╌╌╌┘            ╌╌►  knows
///   └╌╌╌╌╌╌╌╌╌╌╌└──► router
/// ```
@MainActor public struct Assembly<Output> {
  let viewController: UIViewController
  let router: Router<Output>

  /// Joins the objects of a module. Traps if the view controller does not adopt the presenter's view protocol, or the
  /// presenter not the interactor's output protocol.
  ///
  /// - Parameters:
  ///   - interactor: Its output becomes the presenter.
  ///   - router: Its view controller becomes the view.
  ///   - presenter: Makes the presenter of interactor and router.
  ///   - view: Makes the view controller, which has to keep the presenter.
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
    interactor.output = Self.adopted(InteractorOutput.self, by: presenter)
    presenter.view = Self.adopted(View.self, by: controller)
    router.viewController = controller
    viewController = controller
    self.router = router
  }

  private static func adopted<Role>(_ role: Role.Type, by object: AnyObject) -> Role {
    guard let object = object as? Role else {
      fatalError("\(type(of: object)) does not conform to \(role).")
    }
    return object
  }
}

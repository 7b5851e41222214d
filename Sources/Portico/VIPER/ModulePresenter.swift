/// The presenter of a module: turns what the interactor knows into what the view shows, and asks the router for other
/// modules.
///
/// ```swift
/// final class GreetingPresenter:
///   ModulePresenter<any GreetingView, any GreetingInteracting, any GreetingRouting>
/// ```
///
/// It keeps interactor and router, and holds the view weakly. It is best given all three as protocols, so that it can
/// be tested without the rest of the module.
@MainActor open class ModulePresenter<View, Interacting, Routing>: Presenter<View> {
  public final let interactor: Interacting
  public final let router: Routing

  public init(interactor: Interacting, router: Routing) {
    self.interactor = interactor
    self.router = router
  }
}

/// The presenter of a module. It converts the interactor's results to the values that the view shows, and asks
/// the router to show other modules.
///
/// ```swift
/// final class GreetingPresenter:
///   ModulePresenter<any GreetingView, any GreetingInteracting, any GreetingRouting>
/// ```
///
/// The presenter retains interactor and router, but not the view. Use protocols for all three, so that you can
/// test the presenter without the rest of the module.
@MainActor open class ModulePresenter<View, Interacting, Routing>: Presenter<View> {
  public final let interactor: Interacting
  public final let router: Routing

  public init(interactor: Interacting, router: Routing) {
    self.interactor = interactor
    self.router = router
  }
}

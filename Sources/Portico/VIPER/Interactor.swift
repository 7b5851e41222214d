/// The business of a module: knows entities and services, and nothing of how they are shown.
///
/// ```swift
/// protocol GreetingInteractorOutput: AnyObject {
///   func didGreet(_ greeting: Greeting)
/// }
///
/// final class GreetingInteractor: Interactor<any GreetingInteractorOutput> { … }
/// ```
///
/// - Parameter Output: The protocol of who hears of results, as `any P`; in a module, the presenter.
@MainActor open class Interactor<Output> {
  private var reference: WeakReference<Output>?

  public init() {}

  /// Who hears of results, not retained; `nil` after it is gone, so that late results go nowhere.
  public final var output: Output? {
    get { reference?.value }
    set { reference = newValue.map(WeakReference.init) }
  }
}

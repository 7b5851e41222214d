/// Decides what a view shows: a base class for presenters of passive views.
///
/// ```swift
/// protocol GreetingView: AnyObject {
///   func show(greeting: String)
/// }
///
/// final class GreetingPresenter: Presenter<any GreetingView> {
///   func showGreeting() {
///     view?.show(greeting: person.greeting)
///   }
/// }
/// ```
///
/// The view controller is the view. It keeps its presenter in a constant; the presenter holds it weakly, whatever the
/// protocol says. Whoever makes the screen joins the two:
///
/// ```swift
/// let presenter = GreetingPresenter(person: person)
/// let controller = GreetingViewController(presenter: presenter)
/// presenter.view = controller
/// ```
///
/// - Parameter View: The protocol that the view adopts, as `any P`.
@MainActor open class Presenter<View> {
  private var reference: WeakReference<View>?

  public init() {}

  /// The view, not retained. It is `nil` before the two were joined and after the view is gone, so that what is
  /// said to it then, by an answer that came late, goes nowhere.
  public final var view: View? {
    get { reference?.value }
    set { reference = newValue.map(WeakReference.init) }
  }
}

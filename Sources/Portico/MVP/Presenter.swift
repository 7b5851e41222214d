/// A base class for presenters of passive views, which decide what a view shows.
///
/// ```swift
/// @MainActor protocol GreetingView: AnyObject {
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
/// The view controller is the view. It retains its presenter; the presenter has a weak reference to the view,
/// whatever its protocol is. The code that creates the screen connects the two:
///
/// ```swift
/// let presenter = GreetingPresenter(person: person)
/// let controller = GreetingViewController(presenter: presenter)
/// presenter.view = controller
/// ```
///
/// - Parameter View: The protocol that the view conforms to, as `any P`.
@MainActor open class Presenter<View> {
  final weak var object: AnyObject?

  public init() {}

  /// The view, not retained. It is `nil` before it is set and after the view is deallocated, so calls after a
  /// late response do nothing.
  public final var view: View? {
    get { object as? View }
    set { object = newValue.map { WeakReference.object($0) } }
  }
}

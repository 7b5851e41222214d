/// A base class for the business logic of a module. It uses entities and services, and is independent of
/// presentation.
///
/// ```swift
/// @MainActor protocol GreetingInteractorOutput: AnyObject {
///   func didGreet(_ greeting: Greeting)
/// }
///
/// final class GreetingInteractor: Interactor<any GreetingInteractorOutput> { … }
/// ```
///
/// - Parameter Output: The protocol of the object that receives results, as `any P`; in a module, the
///   presenter; `Never` for an interactor that reports nothing.
@MainActor open class Interactor<Output> {
  final weak var object: AnyObject?

  public init() {}

  /// The object that receives results, not retained. It is `nil` after the object is deallocated, so late
  /// results do nothing.
  public final var output: Output? {
    get { object as? Output }
    set { object = newValue.map { WeakReference.object($0) } }
  }
}

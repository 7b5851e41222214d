/// The observers of a model, such as the views in traditional MVC.
///
/// ```swift
/// @MainActor final class Thermometer {
///   let observers = Observers<any ThermometerObserver>()
///
///   var degrees = 0 {
///     didSet { observers.notify { $0.degreesDidChange(self) } }
///   }
/// }
/// ```
///
/// Observers are held weakly: you don't have to remove them, and a model doesn't retain a view. They are
/// notified synchronously during each change, in the order in which they were added; bindings, in contrast,
/// coalesce changes until the end of the turn. A notification need not say what changed, because in this
/// pattern the view reads the model.
@MainActor public final class Observers<Observer> {
  private var references: [WeakReference<Observer>] = []

  public init() {}

  /// Adds an observer, unless it is already added. Traps if it isn't an object.
  public func add(_ observer: Observer) {
    references.removeAll { $0.value == nil }
    guard !references.contains(where: { $0.refers(to: observer) }) else { return }
    references.append(WeakReference(observer))
  }

  /// Removes an observer. An observer that is removed during a notification isn't notified any more.
  public func remove(_ observer: Observer) {
    references.removeAll { $0.value == nil || $0.refers(to: observer) }
  }

  /// Notifies each observer. An observer that is added during a notification is notified the next time.
  public func notify(_ tell: (Observer) -> Void) {
    for reference in references {
      guard let observer = reference.value,
        references.contains(where: { $0.refers(to: observer) })
      else { continue }
      tell(observer)
    }
  }
}

/// Who wants to know when a model changes, as the views of traditional MVC do.
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
/// Observers are held weakly: they need not be removed, and a model that stays keeps no view. They are told at once,
/// in the order in which they were added, within the change: what a binding gathers until the end of the turn, they
/// see one by one. A view need not be told what changed; it asks the model, as the pattern wants it.
@MainActor public final class Observers<Observer> {
  private var references: [WeakReference<Observer>] = []

  public init() {}

  /// Adds an observer, unless it is one already. Traps if it is no object.
  public func add(_ observer: Observer) {
    references.removeAll { $0.value == nil }
    guard !references.contains(where: { $0.refers(to: observer) }) else { return }
    references.append(WeakReference(observer))
  }

  /// Removes an observer. One that is removed while others are being told is not told any more.
  public func remove(_ observer: Observer) {
    references.removeAll { $0.value == nil || $0.refers(to: observer) }
  }

  /// Tells each observer. One that is added meanwhile is told from the next time on.
  public func notify(_ tell: (Observer) -> Void) {
    for reference in references {
      guard let observer = reference.value,
        references.contains(where: { $0.refers(to: observer) })
      else { continue }
      tell(observer)
    }
  }
}

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
/// Observers aren't retained: you don't have to remove them, and a model doesn't retain a view. They are
/// notified synchronously during each change, in the order in which they were added; bindings, in contrast,
/// coalesce changes until the end of the turn. A notification need not say what changed, because in this
/// pattern the view reads the model.
@MainActor public final class Observers<Observer> {
  /// The observers in the order in which they were added, with `nil` in place of those that were removed.
  private var references: [WeakReference?] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The number of references at which unused ones are removed.
  private var limit = 16

  public init() {}

  /// Adds an observer, unless it is already added. Traps if it isn't an object.
  public func add(_ observer: Observer) {
    guard index(of: observer) == nil else { return }
    if references.count >= limit { removeGaps() }
    indices[ObjectIdentifier(observer as AnyObject)] = references.count
    references.append(WeakReference(to: observer))
  }

  /// Removes an observer. An observer that is removed during a notification isn't notified any more.
  public func remove(_ observer: Observer) {
    guard let index = index(of: observer) else { return }
    references[index] = nil
    indices[ObjectIdentifier(observer as AnyObject)] = nil
    if indices.count < references.count / 2 { removeGaps() }
  }

  /// Notifies each observer. An observer that is added during a notification is notified the next time.
  public func notify(_ tell: (Observer) -> Void) {
    for reference in references {
      guard let observer = reference?.value(as: Observer.self), index(of: observer) != nil else {
        continue
      }
      tell(observer)
    }
  }

  private func index(of observer: Observer) -> Int? {
    // A new object can have the identifier of a deallocated observer.
    indices[ObjectIdentifier(observer as AnyObject)].flatMap {
      references[$0]?.refers(to: observer) == true ? $0 : nil
    }
  }

  /// Removes unused references. Called rarely enough that adding and removing an observer take amortized constant time.
  private func removeGaps() {
    references.removeAll { $0?.isGone ?? true }
    indices = [:]
    for (index, reference) in references.enumerated() {
      if let id = reference?.id { indices[id] = index }
    }
    limit = max(16, 2 * references.count)
  }
}

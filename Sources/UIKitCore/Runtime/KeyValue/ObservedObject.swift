import Foundation

/// The observations of an object's properties.
///
/// Setters don't say which property they set: what is observed is read again, and observers hear of values that differ. So
/// any key path can be observed, that of a subclass and one through several objects included.
final class ObservedObject {
  /// Whether anything was ever observed: setters need not look further otherwise.
  nonisolated(unsafe) private static var isUsed = false
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  @MainActor private static var watched: [Weak] = []
  @MainActor private static var isWatching = false

  private struct Weak {
    weak var observation: NSKeyValueObservation?
  }

  private var observations: [Weak] = []

  /// Called at the end of setters.
  static func didChange(_ object: AnyObject) {
    guard isUsed else { return }
    let list = AssociatedObjects.shared.value(of: object, for: key) as? ObservedObject
    for entry in list?.observations ?? [] { entry.observation?.check() }
  }

  static func add(_ observation: NSKeyValueObservation, of object: AnyObject) {
    isUsed = true
    let table = AssociatedObjects.shared
    let list = table.value(of: object, for: key) as? ObservedObject ?? ObservedObject()
    list.observations.removeAll { $0.observation == nil }
    list.observations.append(Weak(observation: observation))
    table.set(list, of: object, for: key, policy: .OBJC_ASSOCIATION_RETAIN)
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { watch(observation) }
    } else {
      DispatchQueue.main.async { watch(observation) }
    }
  }

  /// What no setter tells of is looked at after every turn.
  @MainActor private static func watch(_ observation: NSKeyValueObservation) {
    watched.removeAll { $0.observation == nil }
    watched.append(Weak(observation: observation))
    guard !isWatching else { return }
    isWatching = true
    _ = Turn.current.watch {
      for entry in watched { entry.observation?.check() }
    }
  }
}

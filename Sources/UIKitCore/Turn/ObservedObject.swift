import Foundation

/// An observation of a property of an object.
protocol Observation: AnyObject, Sendable {
  /// Reads the value, and notifies the observer if it has changed since the last notification.
  func check()
}

/// The observations of an object's properties.
///
/// Setters don't specify which property they set. All observed values are read again, and the observers of
/// those that differ are notified. Therefore any key path can be observed, including those of subclasses and
/// those across several objects.
final class ObservedObject {
  /// Whether a property was ever observed. Until then, setters don't need to check further.
  nonisolated(unsafe) private static var isUsed = false
  private static let all = Association<ObservedObject>()
  @MainActor private static var watched: [Weak] = []
  @MainActor private static var isWatching = false

  private struct Weak {
    weak var observation: (any Observation)?
  }

  private var observations: [Weak] = []

  /// Called at the end of setters.
  static func didChange(_ object: AnyObject) {
    guard isUsed else { return }
    for entry in all[object]?.observations ?? [] { entry.observation?.check() }
  }

  static func add(_ observation: any Observation, of object: AnyObject) {
    isUsed = true
    let list = all[object, default: ObservedObject()]
    list.observations.removeAll { $0.observation == nil }
    list.observations.append(Weak(observation: observation))
    all[object] = list
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { watch(observation) }
    } else {
      DispatchQueue.main.async { watch(observation) }
    }
  }

  /// Checks the observation after every turn, for changes without a notifying setter.
  @MainActor private static func watch(_ observation: any Observation) {
    watched.removeAll { $0.observation == nil }
    watched.append(Weak(observation: observation))
    guard !isWatching else { return }
    isWatching = true
    _ = Turn.current.watch {
      for entry in watched { entry.observation?.check() }
    }
  }
}

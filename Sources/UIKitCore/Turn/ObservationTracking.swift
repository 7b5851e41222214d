import Foundation
import Dispatch
import Observation

/// An object whose update methods are run again when an observable value that they read changes.
@MainActor package protocol TracksObservation: AnyObject, Sendable {}

extension TracksObservation {
  /// Runs `update` and calls `mark` once, on the main actor, when an observable property that it read is about to
  /// change for the first time. If another thread changes it, `mark` is called later.
  package func track(
    _ mark: @escaping @MainActor @Sendable (Self) -> Void, while update: (Self) -> Void
  ) {
    withObservationTracking {
      update(self)
    } onChange: { [weak self] in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { if let self { mark(self) } }
      } else {
        DispatchQueue.main.async { if let self { mark(self) } }
      }
    }
  }
}

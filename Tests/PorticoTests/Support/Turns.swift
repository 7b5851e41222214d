import Foundation
import PorticoTesting

/// Comes back in a later turn of the main loop, when what was put off to the end of this one is done.
@MainActor func nextTurn() async {
  await withCheckedContinuation { next in
    DispatchQueue.main.async { next.resume() }
  }
}

/// Waits for a condition.
@MainActor func until(_ condition: @escaping @MainActor () -> Bool) async -> Bool {
  (try? await waitUntil { condition() }) != nil
}

import Foundation
import UIKitCore

/// Waits for a condition that can become true in any turn of the main loop.
@MainActor final class Waiter {
  private let condition: @MainActor () -> Bool
  private var continuation: CheckedContinuation<Bool, Never>?
  private var watch: Int?
  private var deadline: Task<Void, Never>?

  init(condition: @escaping @MainActor () -> Bool) {
    self.condition = condition
  }

  /// Waits until the condition is true, or the time has passed. Only time in which the main queue is free counts,
  /// so that a busy app isn't late.
  func wait(seconds: Double) async -> Bool {
    await withCheckedContinuation { continuation in
      self.continuation = continuation
      watch = Turn.current.watch { [weak self] in
        guard let self, self.condition() else { return }
        self.end(true)
      }
      deadline = Task {
        var left = seconds
        while left > 0 {
          let step = min(left, 0.1)
          try? await Task.sleep(for: .seconds(step))
          guard !Task.isCancelled else { return }
          // A change of state doesn't always cause a turn.
          if self.condition() { return self.end(true) }
          left -= step
        }
        self.end(self.condition())
      }
    }
  }

  private func end(_ result: Bool) {
    guard let continuation else { return }
    self.continuation = nil
    if let watch { Turn.current.stopWatching(watch) }
    deadline?.cancel()
    continuation.resume(returning: result)
  }
}

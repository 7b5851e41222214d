import Foundation

/// The requests of one kind that are allowed in a window of time.
final class Allowance: @unchecked Sendable {
  let resource: String
  let limit: Int
  private let window: Double
  private let lock = NSLock()
  private var used = 0
  private var end: Date

  init(_ resource: String, limit: Int, window: Int) {
    (self.resource, self.limit, self.window) = (resource, limit, Double(window))
    end = Date(timeIntervalSinceNow: Double(window))
  }

  /// What is left after one more request, negative when it is too many, and when the window ends.
  func take() -> (remaining: Int, reset: Date) {
    lock.withLock {
      if end <= Date() {
        used = 0
        end = Date(timeIntervalSinceNow: window)
      }
      used += 1
      return (limit - used, end)
    }
  }

  func reset() {
    lock.withLock { used = 0 }
  }
}

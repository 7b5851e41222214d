import UIKit

/// Waits for conditions. Apple's UIKit reports no turns of the main loop, so conditions are checked at intervals.
@MainActor struct AppDriver {
  func wait(seconds: Double, until condition: @MainActor () -> Bool) async -> Bool {
    CATransaction.flush()
    var left = seconds
    while !condition() {
      guard left > 0 else { return false }
      let step = min(left, 0.01)
      try? await Task.sleep(for: .seconds(step))
      left -= step
    }
    return true
  }
}

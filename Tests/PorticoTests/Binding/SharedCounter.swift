import Foundation
import Observation

/// A model that any thread may change.
@Observable final class SharedCounter: @unchecked Sendable {
  private let lock = NSLock()
  @ObservationIgnored private var stored = 0
  var value: Int {
    get {
      access(keyPath: \.value)
      return lock.withLock { stored }
    }
    set { withMutation(keyPath: \.value) { lock.withLock { stored = newValue } } }
  }
}

import Foundation
import Observation

/// Reads observable properties, and is asked to do so again after one of them has changed.
@usableFromInline @MainActor class Reader {
  private static var count = 0
  /// In the order in which readers were made.
  final let number: Int
  /// Whether it is in the update queue.
  final var isWaiting = false
  /// Whether a change to what was read is going to be noticed.
  final private(set) var isArmed = false

  init() {
    _ = UpdateQueue.shared
    Reader.count += 1
    number = Reader.count
  }

  /// Reads again and applies.
  func update() {}

  /// Calls `read`. ``update()`` is then called at the end of the turn in which a property that it read changes.
  ///
  /// Observation reports a change before the new value is stored, so this class only records it and reads later. A report
  /// can't be canceled, so a reader stays armed until the next change.
  final func track<Value>(_ read: () -> Value) -> Value {
    isArmed = true
    return withObservationTracking(read, onChange: { self.changed() })
  }

  nonisolated private func changed() {
    if isOnMain {
      onMainAlready {
        isArmed = false
        UpdateQueue.shared.add(self)
      }
    } else {
      DispatchQueue.main.async { [self] in
        isArmed = false
        UpdateQueue.shared.add(self)
      }
      // The other thread may still be about to store the value when the main thread reads it.
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { [self] in
        readAgain()
      }
    }
  }

  /// Applies what may have been stored after the last reading.
  func readAgain() {}
}

import Foundation
import Observation

/// Reads observable properties, and reads them again at the end of a turn in which one of them changed.
@usableFromInline @MainActor class Reader {
  private static var count = 0
  /// The reader's number in the order of creation.
  final let number: Int
  /// Whether it is in the update queue.
  final var isWaiting = false
  /// Whether Observation will report the next change of the properties that were read.
  final private(set) var isArmed = false

  init() {
    _ = UpdateQueue.shared
    Reader.count += 1
    number = Reader.count
  }

  /// Reads the properties again and applies the result.
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
      // The other thread may store the value after the main thread has read it.
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { [self] in
        readAgain()
      }
    }
  }

  /// Reads once more and applies the result, in case a value was stored after the last reading.
  func readAgain() {}
}

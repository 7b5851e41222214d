import Foundation

/// Collects the readers whose properties changed in this turn of the main loop, and updates each once at its end.
@MainActor final class UpdateQueue {
  static let shared = UpdateQueue()

  private var waiting: [Reader] = []
  /// The readers that are being updated; empty otherwise. A stored property only to reuse its memory.
  private var current: [Reader] = []
  private var isInOrder = true
  private var isScheduled = false
  private var isFlushing = false

  private init() {
    // Evaluating `isOnMain` here also stores the main thread.
    require(isOnMain, "Views are bound on the main queue.")
  }

  func add(_ reader: Reader) {
    guard !reader.isWaiting else { return }
    reader.isWaiting = true
    if let last = waiting.last, last.number > reader.number { isInOrder = false }
    waiting.append(reader)
    schedule()
  }

  private func schedule() {
    guard !isScheduled, !isFlushing else { return }
    isScheduled = true
    DispatchQueue.main.async { [self] in
      isScheduled = false
      flush()
    }
  }

  /// Updates the waiting readers in the order of their creation, and then the readers that changed as a result.
  ///
  /// If models change each other endlessly, the rest is updated in the next turn, so that the main loop isn't blocked.
  func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    var rounds = 0
    while !waiting.isEmpty, rounds < 100 {
      swap(&waiting, &current)
      // Observation notifies the readers of one property in no particular order.
      if !isInOrder { current.sort { $0.number < $1.number } }
      isInOrder = true
      var index = 0
      while index < current.count {
        let reader = current[index]
        reader.isWaiting = false
        reader.update()
        index += 1
      }
      current.removeAll(keepingCapacity: true)
      rounds += 1
    }
    isFlushing = false
    if !waiting.isEmpty { schedule() }
  }
}

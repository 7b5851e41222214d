import Foundation

/// Gathers what has to be read again in this turn of the main loop, and reads it once at its end.
@MainActor final class UpdateQueue {
  static let shared = UpdateQueue()

  private var waiting: [Reader] = []
  /// What is being read; empty otherwise. It only keeps its memory.
  private var current: [Reader] = []
  private var isInOrder = true
  private var isScheduled = false
  private var isFlushing = false

  private init() {
    // Notes the main thread.
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

  /// Reads what is waiting, in the order in which it was bound, and then what changed by that.
  ///
  /// Models that change each other for ever do not hold up the main loop: they go on in its next turn.
  func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    var rounds = 0
    while !waiting.isEmpty, rounds < 100 {
      swap(&waiting, &current)
      // Observation tells the readers of one property in no particular order.
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

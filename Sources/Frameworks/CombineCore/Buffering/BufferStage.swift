/// A stage that keeps values that haven't been requested yet.
final class BufferStage<Output, Failure: Error>: Stage<Output, Failure, Output, Failure> {
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Failure>
  private var values: [Output] = []
  private var completion: Subscribers.Completion<Failure>?
  private var isSending = false

  init(
    _ downstream: AnySubscriber<Output, Failure>, size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) {
    self.size = size
    self.prefetch = prefetch
    self.whenFull = whenFull
    super.init(downstream)
  }

  override func begin() { ask(prefetch == .keepFull ? .max(size) : .unlimited) }

  override func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    sendRequested()
  }

  override func receive(_ input: Output) -> Subscribers.Demand {
    var dropped: Output?
    let isTooMuch = lock.withLock {
      if values.count < max(size, demand > 0 ? 1 : 0) {
        values.append(input)
        return false
      }
      if case .dropOldest = whenFull, !values.isEmpty {
        dropped = values.removeFirst()
        values.append(input)
      }
      return true
    }
    _ = dropped
    if isTooMuch, case .customError(let makeError) = whenFull {
      finish(.failure(makeError()), cancelsUpstream: true)
    } else {
      sendRequested()
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    lock.withLock { self.completion = completion }
    sendRequested()
  }

  /// Sends the requested values. A request from within `receive` is served by the loop that's already running.
  private func sendRequested() {
    let isFirst = lock.withLock {
      defer { isSending = true }
      return !isSending
    }
    guard isFirst else { return }
    while let value = take() {
      _ = send(value)
      if prefetch == .keepFull { ask(.max(1)) }
    }
    let completion = lock.withLock { values.isEmpty ? self.completion : nil }
    if let completion { finish(completion) }
  }

  private func take() -> Output? {
    lock.withLock {
      guard demand > 0, !values.isEmpty else {
        isSending = false
        return nil
      }
      return values.removeFirst()
    }
  }

  override func cancel() {
    let values = lock.withLock {
      defer { self.values = [] }
      return self.values
    }
    _ = values
    super.cancel()
  }
}

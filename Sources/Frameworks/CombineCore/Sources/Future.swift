import Foundation

/// A publisher that sends the result that its closure produces, and keeps it for later subscribers.
public final class Future<Output, Failure: Error>: Publisher {
  /// A closure to call with the result; only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [OneShot<Output, Failure>] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] in fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock {
      guard self.result == nil else { return [OneShot<Output, Failure>]() }
      defer { self.waiting = [] }
      self.result = result
      return self.waiting
    }
    for shot in waiting { shot.resolve(result.map(Optional.some)) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let shot = OneShot(subscriber)
    shot.onCancel { [weak self] in self?.remove($0) }
    subscriber.receive(subscription: shot)
    let result = lock.withLock {
      if self.result == nil { waiting.append(shot) }
      return self.result
    }
    if let result { shot.resolve(result.map(Optional.some)) }
  }

  private func remove(_ shot: OneShot<Output, Failure>) {
    lock.withLock { waiting.removeAll { $0 === shot } }
  }
}

import Foundation

/// The subscription of an operator that handles one value at a time.
final class Transformation<Input, Failure: Error, Output, OutputFailure: Error>:
  Stage<Input, Failure, Output, OutputFailure>
{
  private let asking: Asking
  private var hasAsked = false
  private var step: ((Input) -> Step<Output, OutputFailure>)?
  private var end: ((Subscribers.Completion<Failure>) -> Step<Output, OutputFailure>)?
  /// The value to send with the completion, once it's requested.
  private var last: Output?

  init(
    _ downstream: AnySubscriber<Output, OutputFailure>,
    _ reactions: Reactions<Input, Failure, Output, OutputFailure>
  ) {
    asking = reactions.asking
    step = reactions.value
    end = reactions.completion
    super.init(downstream)
  }

  override func request(_ demand: Subscribers.Demand) {
    let (isFirst, last): (Bool, Output?) = lock.withLock {
      self.demand += demand
      guard self.demand > 0 else { return (false, nil) }
      defer { (hasAsked, self.last) = (true, nil) }
      return (!hasAsked, self.last)
    }
    if let last {
      _ = send(last)
      finish(.finished)
    } else {
      switch asking {
      case .each: ask(demand)
      case .all: ask(isFirst ? .unlimited : .none)
      case .groups(let count): ask(demand * count)
      }
    }
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard isActive, let step = lock.withLock({ self.step }) else { return .none }
    switch step(input) {
    case .send(let value):
      let more = send(value)
      switch asking {
      case .each: return more
      case .all: return .none
      case .groups(let count): return more * count
      }
    case .skip:
      if case .each = asking { return .max(1) }
    case .finish(let last): conclude(with: last, cancelsUpstream: true)
    case .fail(let error):
      letGo()
      finish(.failure(error), cancelsUpstream: true)
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    guard let end = lock.withLock({ self.end }) else { return }
    switch end(completion) {
    case .send(let value): conclude(with: value, cancelsUpstream: false)
    case .skip: conclude(with: nil, cancelsUpstream: false)
    case .finish(let last): conclude(with: last, cancelsUpstream: false)
    case .fail(let error):
      letGo()
      finish(.failure(error))
    }
  }

  override func cancel() {
    letGo()
    super.cancel()
  }

  private func conclude(with last: Output?, cancelsUpstream: Bool) {
    letGo()
    let isLater = lock.withLock {
      guard let last, demand == 0 else { return false }
      self.last = last
      return true
    }
    if isLater {
      if cancelsUpstream { cancelUpstream() }
      return
    }
    if let last { _ = send(last) }
    finish(.finished, cancelsUpstream: cancelsUpstream)
  }

  /// Releases the closures outside of the lock.
  private func letGo() {
    let closures = lock.withLock {
      defer { (step, end, last) = (nil, nil, nil) }
      return (step, end, last)
    }
    _ = closures
  }
}

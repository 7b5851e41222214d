import Foundation

extension Publishers {
  public typealias Breakpoint<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, Upstream.Failure>
}

extension Publisher {
  /// Stops in the debugger if a closure returns `true`.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    func stop(_ isWanted: Bool?) { if isWanted == true { raise(SIGTRAP) } }
    return handleEvents(
      receiveSubscription: { stop(receiveSubscription?($0)) },
      receiveOutput: { stop(receiveOutput?($0)) },
      receiveCompletion: { stop(receiveCompletion?($0)) })
  }

  /// Stops in the debugger if the publisher fails.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
  }
}

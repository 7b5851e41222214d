public import Foundation
import NetworkRoutes
import Synchronization

/// Informs about the state of the network, first when the monitor starts and then when the state changes.
public final class NWPathMonitor: Sendable {
  private struct State {
    var handler: (@Sendable (NWPath) -> Void)?
    var path: NWPath
    var queue: DispatchQueue?
    var observer: RouteObserver?
    var isStarted = false
    var isCancelled = false
    var streams: [UUID: AsyncStream<NWPath>.Continuation] = [:]
  }

  private let state: Mutex<State>
  private let allows: @Sendable (NWInterface.InterfaceType) -> Bool

  private init(allowing allows: @escaping @Sendable (NWInterface.InterfaceType) -> Bool) {
    self.allows = allows
    state = Mutex(State(path: NWPath(allowing: allows)))
  }

  public convenience init() {
    self.init { $0 != .loopback }
  }

  public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
    self.init { $0 == requiredInterfaceType }
  }

  public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    self.init { $0 != .loopback && !prohibitedInterfaceTypes.contains($0) }
  }

  deinit { cancel() }

  @preconcurrency public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
    get { state.withLock(\.handler) }
    set { state.withLock { $0.handler = newValue } }
  }

  public var currentPath: NWPath { state.withLock(\.path) }
  public var queue: DispatchQueue? { state.withLock(\.queue) }

  /// Starts to monitor. A monitor that was canceled can't start again.
  public func start(queue: DispatchQueue) {
    let isFirst = state.withLock { state in
      guard !state.isStarted, !state.isCancelled else { return false }
      state.isStarted = true
      state.queue = queue
      return true
    }
    guard isFirst else { return }
    let observer = RouteObserver(queue: queue) { [weak self] in self?.update(isFirst: false) }
    let isUnused = state.withLock { state in
      if !state.isCancelled { state.observer = observer }
      return state.isCancelled
    }
    if !isUnused { queue.async { [weak self] in self?.update(isFirst: true) } }
  }

  public func cancel() {
    let (streams, observer) = state.withLock { state in
      defer {
        state.isCancelled = true
        state.streams = [:]
        state.observer = nil
      }
      return (state.streams, state.observer)
    }
    for stream in streams.values { stream.finish() }
    withExtendedLifetime(observer) {}
  }

  private func update(isFirst: Bool) {
    let path = NWPath(allowing: allows)
    let (handler, streams) = state.withLock { state in
      guard !state.isCancelled, isFirst || state.path != path else {
        return (nil as (@Sendable (NWPath) -> Void)?, [] as [AsyncStream<NWPath>.Continuation])
      }
      state.path = path
      return (state.handler, Array(state.streams.values))
    }
    handler?(path)
    for stream in streams { stream.yield(path) }
  }
}

extension NWPathMonitor: AsyncSequence {
  public typealias Element = NWPath
  public typealias Failure = Never

  public struct Iterator: AsyncIteratorProtocol {
    // A loop over a monitor that nothing else owns keeps it alive.
    private let monitor: NWPathMonitor
    private var paths: AsyncStream<NWPath>.Iterator

    fileprivate init(_ monitor: NWPathMonitor, _ paths: AsyncStream<NWPath>) {
      self.monitor = monitor
      self.paths = paths.makeAsyncIterator()
    }

    public mutating func next() async -> NWPath? { await paths.next() }

    public mutating func next(isolation actor: isolated (any Actor)?) async -> NWPath? {
      await paths.next(isolation: actor)
    }
  }

  /// Starts the monitor if it isn't started. The first element is the current path.
  public func makeAsyncIterator() -> Iterator {
    let id = UUID()
    let (paths, continuation) = AsyncStream.makeStream(of: NWPath.self)
    let (current, isOver) = state.withLock { state in
      if !state.isCancelled { state.streams[id] = continuation }
      return (state.isStarted ? state.path : nil, state.isCancelled)
    }
    if isOver {
      continuation.finish()
    } else {
      continuation.onTermination = { [weak self] _ in
        _ = self?.state.withLock { $0.streams.removeValue(forKey: id) }
      }
      if let current { continuation.yield(current) }
      start(queue: DispatchQueue(label: "NWPathMonitor"))
    }
    return Iterator(self, paths)
  }
}

/// Runs only the latest of several pieces of asynchronous work.
///
/// A newer request replaces an older one: the older work is canceled, and its result, if it still arrives, is
/// discarded. A pause before the work coalesces several requests in a row.
///
/// ```swift
/// @ObservationIgnored private lazy var search = Latest(clock: clock)
///
/// var query = "" {
///   didSet {
///     search.run(after: .milliseconds(300)) { [service, query] in
///       try await service.repositories(matching: query)
///     } then: { [weak self] answer in
///       self?.show(answer)
///     }
///   }
/// }
/// ```
///
/// When this object is deallocated, running work is canceled and its result is discarded. The closures are retained
/// until the work ends, so they should not capture the owner of this object strongly.
@MainActor public final class Latest {
  private let clock: any Clock<Duration>
  private var task: Task<Void, Never>?
  private var number = 0

  /// - Parameter clock: The clock for pauses. A test can pass a clock that it advances itself.
  public init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  deinit {
    task?.cancel()
  }

  /// A Boolean value that indicates whether work is running or waiting for the end of its pause.
  public var isRunning: Bool { task != nil }

  /// Runs `work` after a pause, unless a newer request comes before its end.
  ///
  /// - Parameters:
  ///   - pause: The time to wait before the work starts.
  ///   - work: Runs on the main actor. It may be canceled.
  ///   - then: Called with the result, if there is no newer request. It can make a new request.
  public func run<Value, Failure: Error>(
    after pause: Duration = .zero,
    _ work: @escaping @MainActor () async throws(Failure) -> Value,
    then: @escaping @MainActor (Result<Value, Failure>) -> Void
  ) {
    cancel()
    task = Task { [weak self, clock, number] in
      if pause > .zero { try? await clock.sleep(for: pause) }
      guard !Task.isCancelled else { return }
      let answer: Result<Value, Failure>
      do throws(Failure) {
        answer = .success(try await work())
      } catch {
        answer = .failure(error)
      }
      guard let self, number == self.number else { return }
      task = nil
      then(answer)
    }
  }

  /// Cancels running work and discards its result.
  public func cancel() {
    number += 1
    task?.cancel()
    task = nil
  }
}

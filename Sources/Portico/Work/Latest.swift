/// Runs one piece of asynchronous work at a time: the newest.
///
/// What is asked for later overtakes what was asked for before: that is cancelled, and its answer, if it
/// comes all the same, is dropped. A pause before the work lets several requests in a row become one.
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
/// Nothing keeps it but its owner: when it goes, what is under way is cancelled and answers nobody.
/// The closures, though, are kept as long as the work takes, so they should not capture the owner strongly.
@MainActor public final class Latest {
  private let clock: any Clock<Duration>
  private var task: Task<Void, Never>?
  private var number = 0

  /// - Parameter clock: What pauses are measured with; a test gives one that it moves itself.
  public init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  deinit {
    task?.cancel()
  }

  /// Whether work is under way or waits for the end of its pause.
  public var isRunning: Bool { task != nil }

  /// Runs `work` after a pause, unless something newer is asked for before its end.
  ///
  /// - Parameters:
  ///   - pause: How long to wait before.
  ///   - work: Runs on the main actor; it may be cancelled meanwhile.
  ///   - then: Called with what became of it, if nothing newer was asked for. Work may be asked for in it.
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

  /// Cancels what is under way; it answers nobody.
  public func cancel() {
    number += 1
    task?.cancel()
    task = nil
  }
}

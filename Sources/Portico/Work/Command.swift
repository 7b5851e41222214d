public import Observation

/// Something that a person can have done: asynchronous work that runs once at a time, while it makes sense.
///
/// ```swift
/// @Observable @MainActor final class SignUpViewModel {
///   var name = ""
///   @ObservationIgnored private(set) lazy var signUp = Command(self) {
///     !$0.name.isEmpty
///   } work: {
///     try await $0.service.signUp($0.name)
///   }
/// }
///
/// signUpButton.bind(viewModel.signUp)
/// messageLabel.bind(\.text, to: viewModel.signUp) { $0.error?.localizedDescription }
/// ```
///
/// A control that is bound to it is disabled while it runs or can't, and a second tap meanwhile does nothing. The
/// work is cancelled by ``cancel()``, when the last control that was bound to the command has gone with its screen, and
/// when the command itself goes. Work that has to outlive the screen belongs to a service.
@MainActor @Observable public final class Command {
  /// Whether the work is under way.
  public private(set) var isRunning = false
  /// Why the work failed the last time; `nil` while it runs, after it succeeded and after it was cancelled.
  public private(set) var error: (any Error)?

  @ObservationIgnored private let isPossible: @MainActor () -> Bool
  @ObservationIgnored private let work: @MainActor () async throws -> Void
  @ObservationIgnored private let latest = Latest()
  @ObservationIgnored private var waiting: [CheckedContinuation<Void, Never>] = []
  /// How many controls are bound to it.
  @ObservationIgnored var bindingCount = 0

  /// Makes a command for work that needs nobody but services.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether the work makes sense now. Observable properties that it reads are followed.
  ///   - work: Runs on the main actor.
  public init(
    isEnabled: @escaping @MainActor () -> Bool = { true },
    work: @escaping @MainActor () async throws -> Void
  ) {
    isPossible = isEnabled
    self.work = work
  }

  /// Makes a command of an object's, such as a view model's, which both closures get as their parameter.
  ///
  /// The command does not keep its owner, so the owner may keep the command. Work that is under way does.
  ///
  /// - Parameters:
  ///   - owner: Not retained. Without it the command does nothing.
  ///   - isEnabled: Whether the work makes sense now. Observable properties that it reads are followed.
  ///   - work: Runs on the main actor.
  public convenience init<Owner: AnyObject>(
    _ owner: Owner, isEnabled: @escaping @MainActor (Owner) -> Bool = { _ in true },
    work: @escaping @MainActor (Owner) async throws -> Void
  ) {
    self.init { [weak owner] in
      owner.map(isEnabled) ?? false
    } work: { [weak owner] in
      if let owner { try await work(owner) }
    }
  }

  /// Whether it can be run now: the work makes sense and is not under way.
  public var isEnabled: Bool { !isRunning && isPossible() }

  /// Begins the work. Does nothing unless the command is enabled.
  public func start() {
    guard isEnabled else { return }
    isRunning = true
    error = nil
    latest.run { [work] in
      try await work()
    } then: { [weak self] result in
      self?.end(result)
    }
  }

  /// Runs the work and waits for its end. Does nothing unless the command is enabled.
  ///
  /// If the task that waits is cancelled, so is the work.
  ///
  /// ```swift
  /// await viewModel.signUp.run()
  /// #expect(viewModel.signUp.error == nil)
  /// ```
  public func run() async {
    guard isEnabled, !Task.isCancelled else { return }
    start()
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting.append($0) }
    } onCancel: {
      Task { @MainActor in cancel() }
    }
  }

  /// Cancels the work that is under way. The command can be run again at once.
  public func cancel() {
    guard isRunning else { return }
    latest.cancel()
    end(.failure(CancellationError()))
  }

  private func end(_ result: Result<Void, any Error>) {
    isRunning = false
    if case .failure(let reason) = result, !(reason is CancellationError) { error = reason }
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }
}

public import Observation

/// An action that the user can start: asynchronous work that can start while it is enabled and not already running.
///
/// ```swift
/// @Observable @MainActor final class SignUpViewModel {
///   var name = ""
///   @ObservationIgnored private(set) lazy var signUp = Command(self) {
///     !$0.name.isEmpty
///   } work: {
///     try await $0.submit()
///   }
///
///   private func submit() async throws { try await service.signUp(name) }
/// }
///
/// signUpButton.bind(viewModel.signUp)
/// messageLabel.bind(\.text, to: viewModel.signUp) { $0.error?.localizedDescription }
/// ```
///
/// `work` calls a method of the view model, because the compiler refuses a call of a nonisolated asynchronous function
/// in the initial value of a property: "default argument cannot be both main actor-isolated and nonisolated".
///
/// A bound control is disabled while the command runs or its condition doesn't hold, so a second tap does nothing. The
/// work is canceled by ``cancel()``, when the last bound control is deallocated with its screen, and when the
/// command is deallocated. Work that must outlive the screen belongs in a service.
@MainActor @Observable public final class Command {
  /// A Boolean value that indicates whether the work is running.
  public private(set) var isRunning = false
  /// The error of the last run, or `nil` while the work runs, after it succeeded, and after it was canceled.
  public private(set) var error: (any Error)?

  @ObservationIgnored private let isPossible: @MainActor () -> Bool
  @ObservationIgnored private let work: @MainActor () async throws -> Void
  @ObservationIgnored private let latest = Latest()
  @ObservationIgnored private var waiting: [CheckedContinuation<Void, Never>] = []
  /// The number of controls and items that are bound to the command.
  @ObservationIgnored var bindingCount = 0

  /// Creates a command for work that needs only services.
  ///
  /// - Parameters:
  ///   - isEnabled: Returns whether the work can start now. Observable properties that it reads are tracked.
  ///   - work: Runs on the main actor.
  public init(
    isEnabled: @escaping @MainActor () -> Bool = { true },
    work: @escaping @MainActor () async throws -> Void
  ) {
    isPossible = isEnabled
    self.work = work
  }

  /// Creates a command of an object, such as a view model, which both closures receive as their parameter.
  ///
  /// The command doesn't retain its owner, so the owner can retain the command. Running work retains the owner.
  ///
  /// - Parameters:
  ///   - owner: Not retained. After it is deallocated, the command does nothing.
  ///   - isEnabled: Returns whether the work can start now. Observable properties that it reads are tracked.
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

  /// A Boolean value that indicates whether the command can start now: its condition holds and the work isn't running.
  public var isEnabled: Bool { !isRunning && isPossible() }

  /// Starts the work. Does nothing unless the command is enabled.
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
  /// Canceling the waiting task cancels the work.
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

  /// Cancels the running work. The command can start again immediately.
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

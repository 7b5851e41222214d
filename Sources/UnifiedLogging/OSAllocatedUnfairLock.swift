import Foundation

/// A lock and the state that it guards.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let guarding = NSLock()
  private var state: State

  public init(initialState: State) where State: Sendable { state = initialState }
  public init(uncheckedState initialState: State) { state = initialState }

  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    guarding.lock()
    defer { guarding.unlock() }
    return try body(&state)
  }

  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    guarding.lock()
    defer { guarding.unlock() }
    return try body(&state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public convenience init() { self.init(initialState: ()) }
  public func lock() { guarding.lock() }
  public func unlock() { guarding.unlock() }
}

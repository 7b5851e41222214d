import AppDriver

/// Waits until `condition` holds, which is looked at after every turn of the main loop and, for state
/// that changes without one, whenever the main queue comes to rest.
///
/// Only time in which the main queue is free counts.
///
/// - Parameters:
///   - what: What is waited for, for the error.
///   - timeout: How long to wait at most.
///   - condition: What has to hold.
/// - Throws: ``WaitError`` if the condition does not hold within `timeout`.
@MainActor public func waitUntil(
  _ what: String = "a condition", timeout: Duration = .seconds(10),
  _ condition: @escaping @MainActor () -> Bool
) async throws {
  let holds = await AppDriver().wait(seconds: timeout.seconds, until: condition)
  guard holds else {
    throw WaitError(description: "Waited \(timeout) for \(what) in vain.\(TaskFamily.standstill)")
  }
}

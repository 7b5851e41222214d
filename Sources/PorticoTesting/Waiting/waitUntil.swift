#if SCREENS
  import AppDriver
#endif

/// Waits until `condition` is true. The condition is checked after every turn of the main loop and, for state
/// that changes without one, whenever the main queue becomes idle. On iOS, it is checked every 10 milliseconds.
///
/// Time in which the main queue is busy doesn't count toward the timeout.
///
/// - Parameters:
///   - what: A description of the condition, for the error.
///   - timeout: The maximum time to wait.
///   - condition: The condition.
/// - Throws: ``WaitError`` if the condition doesn't become true within `timeout`.
@MainActor public func waitUntil(
  _ what: String = "a condition", timeout: Duration = .seconds(10),
  _ condition: @escaping @MainActor () -> Bool
) async throws {
  let holds = await AppDriver().wait(seconds: timeout.seconds, until: condition)
  guard holds else {
    throw WaitError(description: "Waited \(timeout) for \(what) in vain.\(standstill)")
  }
}

/// Sentences about what waits for a virtual clock, to append to an error message; empty if nothing does.
@MainActor var standstill: String {
  if #available(iOS 26, *) { TaskFamily.standstill } else { "" }
}

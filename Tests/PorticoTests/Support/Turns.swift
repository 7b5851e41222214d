import Foundation

/// Comes back in a later turn of the main loop, when what was put off to the end of this one is done.
@MainActor func nextTurn() async {
  await withCheckedContinuation { next in
    DispatchQueue.main.async { next.resume() }
  }
}

/// Waits for a condition for at most five seconds.
@MainActor func until(_ condition: () -> Bool) async -> Bool {
  let end = ContinuousClock.now + .seconds(30)
  while !condition() {
    guard ContinuousClock.now < end else { return false }
    await nextTurn()
  }
  return true
}

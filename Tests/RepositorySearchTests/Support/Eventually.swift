import Observation

/// Waits until a condition on observable objects holds, looking again whenever one of them changes.
@MainActor
func eventually(_ isTrue: @MainActor () -> Bool) async {
  while !isTrue(), !Task.isCancelled {
    let (changes, change) = AsyncStream<Void>.makeStream()
    withObservationTracking {
      _ = isTrue()
    } onChange: {
      change.yield()
      change.finish()
    }
    for await _ in changes {}
  }
}

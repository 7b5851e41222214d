import Foundation

/// Calls a closure after the time in which a gesture has to continue, or a finger to rest.
@MainActor struct GestureTimer {
  private var entry: AnimationTimeline.Entry?

  mutating func start(_ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    stop()
    entry = AnimationTimeline.current.schedule(after: seconds) { finished in
      if finished { work() }
    }
  }

  mutating func stop() {
    guard let entry else { return }
    self.entry = nil
    AnimationTimeline.current.finish(entry, finished: false)
  }
}

import Dispatch
import Foundation

/// One turn of the main loop, which is a transaction: what was marked during the turn is updated, laid
/// out and shown once, at its end.
@MainActor package final class Turn {
  package static let current = Turn()

  private var isScheduled = false
  private var isCommitting = false
  private var atEnd: [(timeline: AnimationTimeline, work: () -> Void)] = []
  private var windows: [WeakWindow] = []

  private var watchers: [Int: () -> Void] = [:]
  private var lastWatcher = 0

  private struct WeakWindow {
    let id: ObjectIdentifier
    weak var window: UIWindow?
  }

  /// Asks for a commit at the end of this turn.
  package func schedule() {
    guard !isScheduled, !isCommitting else { return }
    isScheduled = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.isScheduled = false
        self.commit()
      }
    }
  }

  /// A window in which something was marked.
  package func mark(_ window: UIWindow) {
    let id = ObjectIdentifier(window)
    // A window that is gone may have left its identifier to another.
    if !windows.contains(where: { $0.id == id && $0.window != nil }) {
      windows.append(WeakWindow(id: id, window: window))
    }
    schedule()
  }

  /// Runs `work` after the layout of this turn.
  package func afterLayout(_ work: @escaping () -> Void) {
    atEnd.append((.current, work))
    schedule()
  }

  /// Whether nothing waits for the end of the turn.
  package var isSettled: Bool { !isScheduled && windows.isEmpty && atEnd.isEmpty }

  /// Calls `watcher` after every commit, until ``stopWatching(_:)`` with the number returned.
  package func watch(_ watcher: @escaping () -> Void) -> Int {
    lastWatcher += 1
    watchers[lastWatcher] = watcher
    return lastWatcher
  }

  package func stopWatching(_ number: Int) {
    watchers[number] = nil
  }

  /// Brings everything that is marked up to date at once.
  package func commit() {
    guard !isCommitting else { return }
    isCommitting = true
    defer {
      isCommitting = false
      if !windows.isEmpty || !atEnd.isEmpty { schedule() }
    }
    // Work done after layout may mark views again; whatever goes on forever waits for the next turn.
    var rounds = 0
    var touched: [UIWindow] = []
    repeat {
      let marked = windows.compactMap(\.window)
      windows.removeAll(keepingCapacity: true)
      touched += marked
      // What is animated in it takes its time where that of the window passes.
      for window in marked { window.timeline.perform { window.updateNow() } }
      let items = atEnd
      atEnd.removeAll()
      for item in items { item.timeline.perform(item.work) }
      rounds += 1
    } while (!windows.isEmpty || !atEnd.isEmpty) && rounds < 16
    UIApplication.shared.inputRouter.updateFocus()
    UIApplication.shared.renderer.render(touched)
    for watcher in watchers.values { watcher() }
  }
}

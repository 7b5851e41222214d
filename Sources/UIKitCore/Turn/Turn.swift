import Dispatch
import Foundation
import SwiftCalls

/// A turn of the main loop, which is a transaction: all views that were marked during the turn are updated,
/// laid out and rendered at its end.
@MainActor package final class Turn {
  package static let current = Turn()

  private var isScheduled = false
  /// The number of the turn that was scheduled last.
  private var number = 0
  /// Whether a block in the run loop is pending. At most one is.
  private var isRunLoopWatched = false
  private var isCommitting = false
  private var atEnd: [(timeline: AnimationTimeline, work: () -> Void)] = []
  private var windows: [WeakWindow] = []

  private var watchers: [Int: () -> Void] = [:]
  private var lastWatcher = 0

  private struct WeakWindow {
    let id: ObjectIdentifier
    weak var window: UIWindow?
  }

  /// The windows whose layout didn't settle in their last update, each with a view that was still dirty.
  private var unsettled: [(window: WeakWindow, view: WeakView)] = []
  private weak var reported: UIView?
  /// Whether a layout was abandoned since the last commit began. Further layouts of the same turn get fewer
  /// passes, so that nested ones don't multiply the time.
  private var hasGivenUp = false

  private struct WeakView {
    weak var view: UIView?
  }

  /// Schedules a commit at the end of this turn.
  package func schedule() {
    checkCallersThread()
    guard !isScheduled, !isCommitting else { return }
    isScheduled = true
    number &+= 1
    DispatchQueue.main.async { MainActor.assumeIsolated { self.end() } }
    watchRunLoop()
  }

  private func end() {
    isScheduled = false
    commit()
  }

  /// Ends the turn in a run loop that runs within a job of the main queue, too. Meanwhile the queue runs no
  /// other job.
  ///
  /// If it can, a run loop runs jobs of the queue between two blocks. If the turn is still the same in the
  /// second block, that block has to end it.
  private func watchRunLoop() {
    // Without a main run loop, jobs of the main queue run on other threads.
    guard !isRunLoopWatched, isMainThread() else { return }
    isRunLoopWatched = true
    RunLoop.main.perform {
      MainActor.assumeIsolated {
        let present = self.number
        RunLoop.main.perform {
          MainActor.assumeIsolated {
            self.isRunLoopWatched = false
            guard self.isScheduled else { return }
            if self.number == present { self.end() } else { self.watchRunLoop() }
          }
        }
      }
    }
  }

  /// Marks a window as dirty.
  package func mark(_ window: UIWindow) {
    let id = ObjectIdentifier(window)
    // A deallocated window's identifier may belong to a new window.
    if !windows.contains(where: { $0.id == id && $0.window != nil }) {
      windows.append(WeakWindow(id: id, window: window))
    }
    schedule()
  }

  // MARK: Layout that does not settle

  /// The maximum number of passes until a layout settles.
  package var passes: Int { hasGivenUp ? 10 : 100 }

  /// Whether marking a view that is already dirty schedules another attempt.
  package var triesAgain: Bool { !unsettled.isEmpty && !isCommitting }

  /// Reports that a layout is abandoned for this turn.
  ///
  /// - Parameter view: A view that is marked in every pass.
  package func giveUp(_ view: UIView) {
    hasGivenUp = true
    guard view !== reported else { return }
    reported = view
    Console.write("UIKit: layout does not settle: \(view) is marked in every pass.")
  }

  /// Returns a view that was dirty after every pass, if the last layout of one of the windows was abandoned.
  package func unsettledView(in windows: [UIWindow]) -> UIView? {
    for (one, view) in unsettled {
      if let window = one.window, windows.contains(where: { $0 === window }) {
        return view.view ?? window
      }
    }
    return nil
  }

  /// A description of the work for the next commit.
  package var dueWork: String? {
    for case let window? in windows.lazy.map(\.window) {
      if let view = window.firstMarked([.unsettled, .rendering]) { return "\(view) is marked" }
    }
    return atEnd.isEmpty ? nil : "work is put off to the end of the turn"
  }

  /// - Returns: `true` if the layout of the window settled.
  private func update(_ window: UIWindow) -> Bool {
    unsettled.removeAll { $0.window.window == nil || $0.window.window === window }
    window.updates += 1
    var settles = true
    // Animations that begin during the update run on the window's timeline.
    window.timeline.perform { settles = window.updateNow() }
    guard !settles else { return true }
    let view = window.firstMarked(.unsettled) ?? window
    giveUp(view)
    // The passes of the window's own update marked it again.
    windows.removeAll { $0.window === window }
    unsettled.append(
      (WeakWindow(id: ObjectIdentifier(window), window: window), WeakView(view: view)))
    return false
  }

  /// Runs `work` after the layout of this turn.
  package func afterLayout(_ work: @escaping () -> Void) {
    atEnd.append((.current, work))
    schedule()
  }

  /// `true` if no work is pending for the current turn.
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

  /// Updates, lays out and renders everything that is dirty immediately.
  package func commit() {
    guard !isCommitting else { return }
    isCommitting = true
    hasGivenUp = false
    defer {
      isCommitting = false
      if !windows.isEmpty || !atEnd.isEmpty { schedule() }
    }
    // Work after the layout can mark views again. After 16 rounds the rest waits for the next turn.
    var rounds = 0
    var touched: [UIWindow] = []
    var givenUp: [UIWindow] = []
    var later: [UIWindow] = []
    repeat {
      let marked = windows.compactMap(\.window)
      windows.removeAll(keepingCapacity: true)
      touched += marked
      for window in marked {
        if givenUp.contains(where: { $0 === window }) {
          later.append(window)
        } else if !update(window) {
          givenUp.append(window)
        }
      }
      let items = atEnd
      atEnd.removeAll()
      for item in items { item.timeline.perform(item.work) }
      rounds += 1
    } while (!windows.isEmpty || !atEnd.isEmpty) && rounds < 16
    for window in later { mark(window) }
    UIApplication.shared.inputRouter.updateFocus()
    UIApplication.shared.renderer.render(touched)
    for watcher in watchers.values { watcher() }
  }
}

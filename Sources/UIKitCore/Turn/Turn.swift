import Dispatch
import Foundation
import SwiftCalls

/// One turn of the main loop, which is a transaction: what was marked during the turn is updated, laid
/// out and shown once, at its end.
@MainActor package final class Turn {
  package static let current = Turn()

  private var isScheduled = false
  /// That of the turn that was scheduled last.
  private var number = 0
  /// Only one block waits at a time.
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

  /// Windows whose layout was given up when they were last updated, and a view that was still marked.
  private var unsettled: [(window: WeakWindow, view: WeakView)] = []
  private weak var reported: UIView?
  /// Whether a layout was given up since the last commit began. Others in the same turn are given up
  /// sooner, so that those that are nested don't take a multiple of the time.
  private var hasGivenUp = false

  private struct WeakView {
    weak var view: UIView?
  }

  /// Asks for a commit at the end of this turn.
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

  /// Ends the turn also in a run loop that runs within a job of the main queue, which takes no other job meanwhile.
  ///
  /// A run loop serves the queue between two blocks where it can. A turn that is still the same in the second one has to
  /// be ended there.
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

  /// A window in which something was marked.
  package func mark(_ window: UIWindow) {
    let id = ObjectIdentifier(window)
    // A window that is gone may have left its identifier to another.
    if !windows.contains(where: { $0.id == id && $0.window != nil }) {
      windows.append(WeakWindow(id: id, window: window))
    }
    schedule()
  }

  // MARK: Layout that does not settle

  /// How many passes a layout has to settle.
  package var passes: Int { hasGivenUp ? 10 : 100 }

  /// Whether marking a view once more is a reason to try again.
  package var triesAgain: Bool { !unsettled.isEmpty && !isCommitting }

  /// Says that a layout is given up for this turn.
  ///
  /// - Parameter view: A view that is marked in every pass.
  package func giveUp(_ view: UIView) {
    hasGivenUp = true
    guard view !== reported else { return }
    reported = view
    Console.write("UIKit: layout does not settle: \(view) is marked in every pass.")
  }

  /// A view that is marked in every pass over one of the windows, of which the last was given up.
  package func unsettledView(in windows: [UIWindow]) -> UIView? {
    for (one, view) in unsettled {
      if let window = one.window, windows.contains(where: { $0 === window }) {
        return view.view ?? window
      }
    }
    return nil
  }

  /// What the next commit is going to deal with, in words.
  package var dueWork: String? {
    for case let window? in windows.lazy.map(\.window) {
      if let view = window.firstMarked([.unsettled, .rendering]) { return "\(view) is marked" }
    }
    return atEnd.isEmpty ? nil : "work is put off to the end of the turn"
  }

  /// - Returns: Whether the layout of the window settled.
  private func update(_ window: UIWindow) -> Bool {
    unsettled.removeAll { $0.window.window == nil || $0.window.window === window }
    window.updates += 1
    var settles = true
    // What is animated in it takes its time where that of the window passes.
    window.timeline.perform { settles = window.updateNow() }
    guard !settles else { return true }
    let view = window.firstMarked(.unsettled) ?? window
    giveUp(view)
    // Its own passes marked it.
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
    hasGivenUp = false
    defer {
      isCommitting = false
      if !windows.isEmpty || !atEnd.isEmpty { schedule() }
    }
    // Work done after layout may mark views again; whatever goes on forever waits for the next turn.
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

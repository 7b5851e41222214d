import DisplayInterface
import Dispatch
import DisplayInterface
package import Foundation
package import UIKitDiagnostics

/// Ends animations at the right time.
///
/// Properties have their new values immediately. Only the end of an animation, and everything that waits for
/// it, takes time. On a display that animates, animations run in real time. On other displays they end in the
/// order of their end times, each in its own turn of the main loop, without waiting. A test can control time,
/// on a timeline of its own.
@MainActor package final class AnimationTimeline {
  /// An animation on the timeline.
  @MainActor package final class Entry {
    package fileprivate(set) var end: TimeInterval
    package let duration: TimeInterval
    fileprivate let order: Int
    fileprivate var isHeld = false
    fileprivate var isDone = false
    fileprivate var work: ((Bool) -> Void)?
    /// The length of the chain of animations, each of which began when the previous one ended, up to this one.
    package let depth: Int
    /// The code that began the animation, if it's recorded.
    package let caller: CallSite?
    /// The timeline on which the animation runs until it's done.
    fileprivate let timeline: AnimationTimeline

    fileprivate init(
      on timeline: AnimationTimeline, end: TimeInterval, duration: TimeInterval, order: Int,
      work: @escaping (Bool) -> Void
    ) {
      self.timeline = timeline
      depth = AnimationTimeline.depth + 1
      caller = timeline.recordsCallers ? CallStack().callSite : nil
      self.end = end
      self.duration = duration
      self.order = order
      self.work = work
    }
  }

  private static let shared = AnimationTimeline()
  /// The timeline of the window that is being updated, or of the animation that is ending.
  private static var performing: AnimationTimeline?
  /// Returns the timeline of the current code, if it isn't the shared one.
  package static var provider: (() -> AnimationTimeline?)?

  /// The timeline of animations that begin now.
  package static var current: AnimationTimeline { performing ?? provider?() ?? shared }

  package init() {}

  /// The longest delay in seconds. It's practically infinite, but times can be added to it.
  private static let longest: TimeInterval = 1e9

  /// Whether time passes only through ``advance(by:)``.
  package var isManual = false {
    didSet { if !isManual { drive() } }
  }

  private var virtualNow: TimeInterval = 0
  private var entries: [Entry] = []
  private var lastOrder = 0
  private var isTicking = false
  private var collected: [[Entry]] = []

  package var isRealTime: Bool { !isManual && UIApplication.shared.display.traits.animates }

  /// Whether the toolkit's own motions run frame by frame. Otherwise they move to their end immediately.
  package var hasFrames: Bool { isRealTime || movesInFrames }
  /// Whether time that a test controls has frames.
  package var movesInFrames = false

  /// The current time in seconds, relative to an arbitrary start.
  package var now: TimeInterval {
    isRealTime ? ProcessInfo.processInfo.systemUptime : virtualNow
  }

  /// Whether no animation is in progress, apart from held ones.
  package var isIdle: Bool { entries.allSatisfy(\.isHeld) }

  /// The number of animations in progress, apart from held ones.
  package var count: Int { entries.count { !$0.isHeld } }
  /// The number of animations that have begun so far.
  package var begun: Int { lastOrder }
  /// The length of the longest chain of animations, each of which began when the previous one ended.
  package var depth: Int { entries.lazy.map(\.depth).max() ?? 0 }
  /// The depth of the animation that is ending.
  private static var depth = 0
  /// Whether new animations record the code that began them, which takes time.
  package var recordsCallers = false
  /// The code that began the last animation in progress.
  package var lastCaller: CallSite? { entries.last { !$0.isHeld }?.caller }

  /// - Parameters:
  ///   - delay: The delay from now in seconds.
  ///   - work: A closure whose argument is `false` if the animation ends prematurely.
  @discardableResult
  package func schedule(
    after delay: TimeInterval, _ work: @escaping (_ finished: Bool) -> Void
  ) -> Entry {
    lastOrder += 1
    let delay = delay.clamped(0, Self.longest)
    let entry = Entry(
      on: self, end: now + delay, duration: delay, order: lastOrder, work: work)
    entries.append(entry)
    if collected.isEmpty {
      start(entry)
    } else {
      entry.isHeld = true
      collected[collected.count - 1].append(entry)
    }
    return entry
  }

  /// Holds the animations that begin in `body`, so that they don't end until they are released.
  package func hold(_ body: () -> Void) -> [Entry] {
    collected.append([])
    body()
    return collected.removeLast()
  }

  package func hold(_ entry: Entry) {
    entry.isHeld = true
  }

  /// Lets a held animation end after a delay.
  package func release(_ entry: Entry, after delay: TimeInterval) {
    guard entry.timeline === self else { return entry.timeline.release(entry, after: delay) }
    guard entry.isHeld, !entry.isDone else { return }
    entry.isHeld = false
    entry.end = now + delay.clamped(0, Self.longest)
    start(entry)
  }

  /// Ends an animation immediately.
  package func finish(_ entry: Entry, finished: Bool) {
    entry.timeline.entries.removeAll { $0 === entry }
    run(entry, finished: finished)
  }

  /// Advances time, and ends all animations that are due, in order.
  ///
  /// - Returns: `false` if this doesn't come to an end, because animations begin and end at the same time.
  @discardableResult
  package func advance(by seconds: TimeInterval) -> Bool {
    let target = virtualNow + seconds.clamped(0, Self.longest)
    var patience = Patience()
    while let next = nextEntry, next.end <= target + 1e-9 {
      if next.end > virtualNow { patience = Patience() }
      guard patience.lasts(with: count) else { return false }
      virtualNow = max(virtualNow, next.end)
      Turn.current.commit()
      finish(next, finished: true)
      // Start the animations that begin at this end.
      Turn.current.commit()
    }
    virtualNow = target
    Turn.current.commit()
    return true
  }

  /// The time until the next animation ends, or `nil` if none is going to end.
  package var timeToNextEnd: TimeInterval? { nextEntry.map { max(0, $0.end - now) } }

  private var nextEntry: Entry? {
    entries.lazy.filter { !$0.isHeld }.min { ($0.end, $0.order) < ($1.end, $1.order) }
  }

  private func start(_ entry: Entry) {
    guard isRealTime else { return drive() }
    let delay = max(0, entry.end - now)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
      MainActor.assumeIsolated {
        // The animation may have been held in the meantime, or released with a later end.
        guard !entry.isHeld, !entry.isDone, entry.end <= self.now + 0.001 else { return }
        self.finish(entry, finished: true)
      }
    }
  }

  private func drive() {
    guard !isManual, !isTicking, nextEntry != nil else { return }
    isTicking = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.tick() }
    }
  }

  private func tick() {
    isTicking = false
    guard !isManual else { return }
    // Render earlier changes before an animation ends.
    Turn.current.commit()
    if let next = nextEntry {
      virtualNow = max(virtualNow, next.end)
      finish(next, finished: true)
    }
    drive()
  }

  private func run(_ entry: Entry, finished: Bool) {
    guard !entry.isDone else { return }
    entry.isDone = true
    let work = entry.work
    entry.work = nil
    let outer = Self.depth
    Self.depth = entry.depth
    entry.timeline.perform { work?(finished) }
    Self.depth = outer
  }

  /// Calls `work`, whose animations run on this timeline.
  package func perform(_ work: () -> Void) {
    let outer = Self.performing
    Self.performing = self
    work()
    Self.performing = outer
  }
}

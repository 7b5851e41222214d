import DisplayInterface
import Dispatch
import DisplayInterface
package import Foundation
package import UIKitDiagnostics

/// Knows when animations end.
///
/// Properties take their new values at once; what takes time is that the animation ends, and with it
/// what waits for that. Where the display shows changes over time, animations take real time. Elsewhere
/// they end one after another in the order of their ends, each in a turn of the main loop of its own,
/// without waiting. A test may also move time by hand, on a timeline of its own.
@MainActor package final class AnimationTimeline {
  /// Something that ends.
  @MainActor package final class Entry {
    package fileprivate(set) var end: TimeInterval
    package let duration: TimeInterval
    fileprivate let order: Int
    fileprivate var isHeld = false
    fileprivate var isDone = false
    fileprivate var work: ((Bool) -> Void)?
    /// How many began one another's end down to this one.
    package let depth: Int
    /// Who began it, where that is recorded.
    package let caller: CallSite?
    /// Where it takes its time, until it is done.
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
  /// That of the window that is being updated, or of the animation that is ending.
  private static var performing: AnimationTimeline?
  /// Gives the timeline of the code that runs now, where that is not the shared one.
  package static var provider: (() -> AnimationTimeline?)?

  /// The timeline of what begins now.
  package static var current: AnimationTimeline { performing ?? provider?() ?? shared }

  package init() {}

  /// In seconds: as good as for ever, and still a number that times can be added to.
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

  /// Whether what the toolkit moves itself moves frame by frame; otherwise it is there at once.
  package var hasFrames: Bool { isRealTime || movesInFrames }
  /// Has time that is moved by hand be one of frames.
  package var movesInFrames = false

  /// In seconds, from no particular beginning.
  package var now: TimeInterval {
    isRealTime ? ProcessInfo.processInfo.systemUptime : virtualNow
  }

  /// Whether nothing is under way, apart from what is held.
  package var isIdle: Bool { entries.allSatisfy(\.isHeld) }

  /// How many animations are under way, apart from what is held.
  package var count: Int { entries.count { !$0.isHeld } }
  /// How many were begun so far.
  package var begun: Int { lastOrder }
  /// How many of those that are under way began at the end of another, that at the end of another, and so on.
  package var depth: Int { entries.lazy.map(\.depth).max() ?? 0 }
  /// That of the animation that is ending.
  private static var depth = 0
  /// Has animations that begin tell who began them, which takes time.
  package var recordsCallers = false
  /// Who began the last of those that are under way.
  package var lastCaller: CallSite? { entries.last { !$0.isHeld }?.caller }

  /// - Parameters:
  ///   - delay: From now, in seconds.
  ///   - work: Called with `false` if the animation is ended ahead of its time.
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

  /// Keeps what is begun in `body` from ending until it is released.
  package func hold(_ body: () -> Void) -> [Entry] {
    collected.append([])
    body()
    return collected.removeLast()
  }

  package func hold(_ entry: Entry) {
    entry.isHeld = true
  }

  /// Lets what was held end.
  package func release(_ entry: Entry, after delay: TimeInterval) {
    guard entry.timeline === self else { return entry.timeline.release(entry, after: delay) }
    guard entry.isHeld, !entry.isDone else { return }
    entry.isHeld = false
    entry.end = now + delay.clamped(0, Self.longest)
    start(entry)
  }

  /// Ends an animation at once.
  package func finish(_ entry: Entry, finished: Bool) {
    entry.timeline.entries.removeAll { $0 === entry }
    run(entry, finished: finished)
  }

  /// Lets time pass; everything that ends in it ends in this call, in order.
  ///
  /// - Returns: `false` if there is no end to that, as animations begin and end at the same time.
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
      // What begins at this end begins now.
      Turn.current.commit()
    }
    virtualNow = target
    Turn.current.commit()
    return true
  }

  /// How long it takes until something ends; `nil` while nothing is going to.
  package var timeToNextEnd: TimeInterval? { nextEntry.map { max(0, $0.end - now) } }

  private var nextEntry: Entry? {
    entries.lazy.filter { !$0.isHeld }.min { ($0.end, $0.order) < ($1.end, $1.order) }
  }

  private func start(_ entry: Entry) {
    guard isRealTime else { return drive() }
    let delay = max(0, entry.end - now)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
      MainActor.assumeIsolated {
        // Held in the meantime, or released to end later.
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
    // What happened before this turn shows before anything ends.
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

  /// Does `work`, whose animations take their time on this timeline.
  package func perform(_ work: () -> Void) {
    let outer = Self.performing
    Self.performing = self
    work()
    Self.performing = outer
  }
}

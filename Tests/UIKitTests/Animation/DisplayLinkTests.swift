import Foundation
import Testing
import UIKit

/// As Apple's documentation of `CADisplayLink` has it.
@MainActor @Suite("A display link") struct DisplayLinkTests {
  final class Frames: NSObject, _NamedMembers {
    var links: [CADisplayLink] = []

    nonisolated class var _namedMembers: [_NamedMember] {
      [.method("frame:") { (frames: Frames, link: CADisplayLink) in frames.links.append(link) }]
    }
  }

  /// - Returns: Whether the condition held in time.
  private func spin(until isMet: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: 20)
    while !isMet(), Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    return isMet()
  }

  @Test("calls its target each frame, unless it is paused, until it ends")
  func displayLink() {
    let frames = Frames()
    let link = CADisplayLink(target: frames, selector: Selector("frame:"))
    link.add(to: .current, forMode: .common)
    #expect(spin { frames.links.count > 2 })
    #expect(frames.links.allSatisfy { $0 === link })
    #expect(link.targetTimestamp > link.timestamp)
    link.isPaused = true
    let count = frames.links.count
    let other = Frames()
    let faster = CADisplayLink(target: other, selector: Selector("frame:"))
    faster.preferredFramesPerSecond = 120
    faster.add(to: .current, forMode: .default)
    #expect(spin { other.links.count > 4 })
    #expect(frames.links.count == count)
    link.isPaused = false
    #expect(spin { frames.links.count > count })
    link.invalidate()
    faster.remove(from: .current, forMode: .default)
    let (last, otherLast) = (frames.links.count, other.links.count)
    let end = Date(timeIntervalSinceNow: 0.1)
    #expect(spin { Date() > end })
    #expect(frames.links.count == last && other.links.count == otherLast)
    faster.invalidate()
  }

  @Test("lets go of its target at its end")
  func target() {
    weak var kept: Frames?
    do {
      let frames = Frames()
      kept = frames
      let link = CADisplayLink(target: frames, selector: Selector("frame:"))
      link.add(to: .current, forMode: .common)
      link.invalidate()
    }
    #expect(kept == nil)
  }
}

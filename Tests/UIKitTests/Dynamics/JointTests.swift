import Foundation
import Testing
import UIKit
import UIKitCore

// developer.apple.com/documentation/uikit/uiattachmentbehavior
@MainActor @Suite("Attachments that are joints")
struct JointTests {
  let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
  let post = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
  let animator: UIDynamicAnimator
  let timeline = AnimationTimeline()
  let gravity: UIGravityBehavior
  let kind: UIDynamicItemBehavior

  init() {
    room.addSubview(box)
    room.addSubview(post)
    animator = UIDynamicAnimator(referenceView: room)
    gravity = UIGravityBehavior(items: [box])
    kind = UIDynamicItemBehavior(items: [post])
    kind.isAnchored = true
  }

  /// Lets the items move, and calls `check` in each step.
  private func run(
    _ seconds: TimeInterval, _ behaviors: [UIDynamicBehavior], check: @escaping () -> Void = {}
  ) {
    timeline.isManual = true
    behaviors[0].action = check
    timeline.perform {
      for behavior in behaviors { animator.addBehavior(behavior) }
      timeline.advance(by: seconds)
    }
  }

  private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    hypot(one.x - other.x, one.y - other.y)
  }

  @Test("A limit is a rope, which doesn't hold back what comes closer")
  func limit() {
    let rope = UIAttachmentBehavior.limitAttachment(
      with: box, offsetFromCenter: .zero, attachedTo: post, offsetFromCenter: .zero)
    #expect(rope.length == 100 && rope.attachedBehaviorType == .items)
    rope.length = 180
    var largest: CGFloat = 0
    run(1, [kind, gravity, rope]) { [box, post] in
      largest = max(largest, distance(box.center, post.center))
    }
    #expect(largest > 170 && largest < 181)
    #expect(post.center == CGPoint(x: 250, y: 50))
    box.center = CGPoint(x: 240, y: 60)
    animator.updateItem(usingCurrentState: box)
    #expect(distance(box.center, post.center) < 20)
  }

  @Test("A slide leads along an axis, as far as its range")
  func slide() {
    gravity.gravityDirection = CGVector(dx: 0.3, dy: 1)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: box, attachmentAnchor: box.center, axisOfTranslation: CGVector(dx: 2, dy: 0))
    #expect(slide.attachmentRange.isInfinite && slide.attachedBehaviorType == .anchor)
    slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 120)
    let turn = UIDynamicItemBehavior(items: [box])
    turn.addAngularVelocity(2, for: box)
    var isOnAxis = true
    run(3, [turn, gravity, slide]) { [box] in
      isOnAxis = isOnAxis && abs(box.center.y - 50) < 0.5 && box.center.x < 271
    }
    #expect(isOnAxis)
    #expect(abs(box.center.x - 270) < 0.5)
    #expect(abs(box.transform.b) < 0.01)
  }

  @Test("A slide between items moves both, by their weights")
  func slideOfItems() {
    kind.isAnchored = false
    gravity.gravityDirection = CGVector(dx: 1, dy: 0)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: box, attachedTo: post, attachmentAnchor: .zero,
      axisOfTranslation: CGVector(dx: 0, dy: 1))
    run(0.4, [kind, gravity, slide])
    #expect(abs(post.center.x - box.center.x - 100) < 0.5)
    // Half of gravity for each, because it pulls only one of them.
    #expect(abs(box.center.x - 150 - 40) < 4)
  }

  @Test("Fixed items move and turn as one")
  func fixed() {
    kind.isAnchored = false
    let joint = UIAttachmentBehavior.fixedAttachment(
      with: box, attachedTo: post, attachmentAnchor: CGPoint(x: 200, y: 50))
    kind.addLinearVelocity(CGPoint(x: 100, y: 0), for: post)
    kind.addAngularVelocity(1, for: post)
    run(0.5, [kind, joint])
    #expect(abs(distance(box.center, post.center) - 100) < 0.5)
    let angles = [box, post].map { atan2($0.transform.b, $0.transform.a) }
    #expect(abs(angles[0] - angles[1]) < 0.01 && angles[0] > 0.1)
    let line = atan2(post.center.y - box.center.y, post.center.x - box.center.x)
    #expect(abs(line - angles[0]) < 0.02)
    #expect(box.center.x > 165)
  }

  @Test("An item swings around a pin, as far as the range of its angle")
  func pin() {
    let point = CGPoint(x: 200, y: 50)
    let joint = UIAttachmentBehavior.pinAttachment(
      with: box, attachedTo: post, attachmentAnchor: point)
    var keepsDistance = true
    var lowest: CGFloat = 0
    run(0.5, [kind, gravity, joint]) { [box] in
      keepsDistance = keepsDistance && abs(distance(box.center, point) - 50) < 1
      lowest = max(lowest, box.center.y)
    }
    #expect(keepsDistance)
    #expect(lowest > 95)
    #expect(post.center == CGPoint(x: 250, y: 50))
    // The item turns as it swings: The pin stays at the middle of what was its right edge.
    let arm = CGPoint(x: 50, y: 0).applying(box.transform)
    #expect(distance(CGPoint(x: box.center.x + arm.x, y: box.center.y + arm.y), point) < 1)
    animator.removeAllBehaviors()
    box.transform = .identity
    box.center = CGPoint(x: 150, y: 50)
    let stiff = UIAttachmentBehavior.pinAttachment(
      with: box, attachedTo: post, attachmentAnchor: point)
    stiff.attachmentRange = UIFloatRange(minimum: -0.2, maximum: 0.2)
    run(2, [kind, gravity, stiff])
    #expect(abs(abs(atan2(box.transform.b, box.transform.a)) - 0.2) < 0.02)
  }
}

import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("A dynamic animator")
struct DynamicsTests {
  final class Witness: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var log: [String] = []

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { log.append("hit \(identifier.map { "\($0)" } ?? "bounds") at \(Int(p.y.rounded()))") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem, at p: CGPoint
    ) { log.append("items hit") }
  }

  let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
  let animator: UIDynamicAnimator
  let witness = Witness()
  let timeline = AnimationTimeline()

  init() {
    room.addSubview(box)
    animator = UIDynamicAnimator(referenceView: room)
    animator.delegate = witness
  }

  /// Lets time pass that stands still otherwise.
  private func pass(_ seconds: TimeInterval, _ begin: () -> Void) {
    timeline.isManual = true
    timeline.perform {
      begin()
      timeline.advance(by: seconds)
    }
  }

  @Test("An action runs without items, as long as it moves views")
  func actions() {
    let behavior = UIDynamicBehavior()
    behavior.action = { [box] in if box.center.x < 200 { box.center.x += 1 } }
    let parent = UIDynamicBehavior()
    parent.addChildBehavior(behavior)
    pass(0.5) { animator.addBehavior(parent) }
    #expect(animator.isRunning && witness.log == ["resume"])
    #expect(abs(box.center.x - 180) < 2)
    pass(2) {}
    #expect(box.center.x == 200)
    #expect(!animator.isRunning && witness.log == ["resume", "pause"])
    pass(0.1) { parent.action = {} }
    #expect(animator.isRunning)
  }

  @Test("Gravity makes items fall faster and faster")
  func falls() {
    pass(0.5) { animator.addBehavior(UIGravityBehavior(items: [box])) }
    // A thousand points a second squared for half a second.
    #expect(abs(box.center.y - (50 + 125)) < 6)
    #expect(box.center.x == 150)
    #expect(animator.isRunning)
    #expect(witness.log == ["resume"])
  }

  @Test("A boundary stops what falls, which then rests")
  func rests() {
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = witness
    pass(5) {
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.addBehavior(collision)
    }
    #expect(abs(box.frame.maxY - 400) < 0.1)
    #expect(!animator.isRunning)
    #expect(witness.log.first == "resume" && witness.log.last == "pause")
    #expect(witness.log.contains("hit bounds at 400"))
  }

  @Test("What is elastic bounces back, the more elastic the higher")
  func bounces() {
    func height(_ elasticity: CGFloat) -> CGFloat {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let animator = UIDynamicAnimator(referenceView: room)
      let gravity = UIGravityBehavior(items: [box])
      let collision = UICollisionBehavior(items: [box])
      collision.addBoundary(
        withIdentifier: "floor" as NSString, from: CGPoint(x: -50, y: 300),
        to: CGPoint(x: 500, y: 300))
      let kind = UIDynamicItemBehavior(items: [box])
      kind.elasticity = elasticity
      var highest: CGFloat = 1000
      var hasHit = false
      gravity.action = {
        if box.frame.maxY > 295 { hasHit = true }
        if hasHit { highest = min(highest, box.frame.minY) }
      }
      pass(1.6) { for behavior in [gravity, collision, kind] { animator.addBehavior(behavior) } }
      #expect(hasHit)
      return 200 - highest
    }
    let (low, high) = (height(0.3), height(0.8))
    #expect(low > 5 && high > 2 * low && high < 200)
  }

  @Test("Items that meet push each other by their weights")
  func itemsCollide() {
    let other = UIView(frame: CGRect(x: 250, y: 0, width: 100, height: 100))
    let heavy = UIDynamicItemBehavior(items: [box])
    heavy.density = 9
    let light = UIDynamicItemBehavior(items: [other])
    let collision = UICollisionBehavior(items: [box, other])
    collision.collisionDelegate = witness
    pass(1) {
      heavy.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
      for behavior in [heavy, light, collision] { animator.addBehavior(behavior) }
    }
    #expect(witness.log.contains("items hit"))
    #expect(other.frame.minX > 285)
    #expect(abs(heavy.linearVelocity(for: box).x - 90) < 1)
    #expect(abs(light.linearVelocity(for: other).x - 90) < 1)
    #expect(box.frame.maxX <= other.frame.minX + 0.5)
  }

  @Test("A snap draws an item to its point and upright")
  func snaps() {
    box.transform = CGAffineTransform(rotationAngle: 1)
    pass(6) { animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 250))) }
    #expect(hypot(box.center.x - 300, box.center.y - 250) < 1)
    #expect(abs(box.transform.b) < 0.02)
    #expect(!animator.isRunning)
  }

  @Test("A push makes faster by weight, once or in every second")
  func pushes() {
    let kind = UIDynamicItemBehavior(items: [box])
    let once = UIPushBehavior(items: [box], mode: .instantaneous)
    once.setAngle(0, magnitude: 2)
    pass(0.5) {
      animator.addBehavior(kind)
      animator.addBehavior(once)
    }
    #expect(!once.active)
    #expect(abs(kind.linearVelocity(for: box).x - 200) < 1)
    animator.removeBehavior(once)
    let steady = UIPushBehavior(items: [box], mode: .continuous)
    steady.pushDirection = CGVector(dx: 0, dy: 1)
    pass(1) { animator.addBehavior(steady) }
    #expect(steady.active)
    #expect(kind.linearVelocity(for: box).y > 90)
  }

  @Test("A rod keeps its length while the item swings, a spring brings it back")
  func attaches() {
    let anchor = CGPoint(x: 300, y: 50)
    let rod = UIAttachmentBehavior(item: box, attachedToAnchor: anchor)
    #expect(rod.length == 150)
    var lengths: [CGFloat] = []
    rod.action = { [box] in lengths.append(hypot(box.center.x - 300, box.center.y - 50)) }
    pass(1) {
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.addBehavior(rod)
    }
    #expect(lengths.allSatisfy { abs($0 - 150) < 2 })
    #expect(box.center.y > 60)
    animator.removeAllBehaviors()
    let spring = UIAttachmentBehavior(item: box, attachedToAnchor: anchor)
    spring.length = 20
    spring.frequency = 2
    spring.damping = 1
    pass(6) { animator.addBehavior(spring) }
    #expect(abs(hypot(box.center.x - 300, box.center.y - 50) - 20) < 2)
  }

  @Test("Behaviours bring their children, and an animator forgets what it no longer moves")
  func children() {
    final class Falling: UIDynamicBehavior {
      var moves: [UIDynamicAnimator?] = []
      init(_ item: any UIDynamicItem) {
        super.init()
        addChildBehavior(UIGravityBehavior(items: [item]))
      }
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        moves.append(dynamicAnimator)
      }
    }
    let falling = Falling(box)
    pass(0.2) { animator.addBehavior(falling) }
    #expect(box.center.y > 55)
    #expect(animator.items(in: room.bounds).count == 1)
    animator.removeBehavior(falling)
    let y = box.center.y
    pass(0.5) { box.center.x += 1 }
    #expect(box.center.y == y)
    #expect(falling.moves.count == 2 && falling.moves[0] === animator && falling.moves[1] == nil)
  }

  // developer.apple.com/documentation/uikit/uidynamicanimator
  @Test("An animator of a layout finds the attributes that it moves")
  func attributes() {
    let animator = UIDynamicAnimator(collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(item: 2, section: 1)
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: path)
    let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path)
    let gravity = UIGravityBehavior(items: [line, header])
    gravity.addChildBehavior(UIGravityBehavior(items: [cell]))
    #expect(animator.layoutAttributesForCell(at: path) == nil)
    pass(0) { animator.addBehavior(gravity) }
    #expect(animator.layoutAttributesForCell(at: path) === cell)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 1, section: 1)) == nil)
    #expect(animator.layoutAttributesForSupplementaryView(ofKind: "header", at: path) === header)
    #expect(animator.layoutAttributesForSupplementaryView(ofKind: "footer", at: path) == nil)
    #expect(animator.layoutAttributesForDecorationView(ofKind: "line", at: path) === line)
  }

  final class Shape: UIView {
    var type = UIDynamicItemCollisionBoundsType.ellipse
    var path = UIBezierPath()
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { type }
    override var collisionBoundingPath: UIBezierPath { path }
  }

  private func shape(_ frame: CGRect) -> Shape {
    let shape = Shape(frame: frame)
    room.addSubview(shape)
    return shape
  }

  // developer.apple.com/documentation/uikit/uidynamicitem/collisionboundstype
  @Test("Circles pass where rectangles would meet, and part along the line between them")
  func circles() {
    let one = shape(CGRect(x: 0, y: 0, width: 100, height: 100))
    let other = shape(CGRect(x: 75, y: 75, width: 100, height: 100))
    func meet() -> Bool {
      let collision = UICollisionBehavior(items: [one, other])
      collision.collisionDelegate = witness
      witness.log = []
      let animator = UIDynamicAnimator(referenceView: room)
      pass(0.1) { animator.addBehavior(collision) }
      animator.removeAllBehaviors()
      return witness.log.contains("items hit")
    }
    #expect(!meet())
    #expect(one.center == CGPoint(x: 50, y: 50))
    other.center = CGPoint(x: 110, y: 110)
    #expect(meet())
    let distance = CGPoint(x: other.center.x - one.center.x, y: other.center.y - one.center.y)
    #expect(abs(distance.x - distance.y) < 3)
    #expect(abs(hypot(distance.x, distance.y) - 100) < 2)
  }

  // developer.apple.com/documentation/uikit/uidynamicitem/collisionboundingpath
  @Test("A path around the center stops at boundaries by its own extent")
  func paths() {
    let diamond = shape(CGRect(x: 100, y: 0, width: 100, height: 100))
    diamond.type = .path
    diamond.path.move(to: CGPoint(x: 0, y: -20))
    for corner in [CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 20), CGPoint(x: -20, y: 0)] {
      diamond.path.addLine(to: corner)
    }
    diamond.path.close()
    let collision = UICollisionBehavior(items: [diamond])
    collision.translatesReferenceBoundsIntoBoundary = true
    pass(5) {
      animator.addBehavior(UIGravityBehavior(items: [diamond]))
      animator.addBehavior(collision)
    }
    #expect(abs(diamond.center.y - 380) < 0.1)
    #expect(UIView().collisionBoundsType == .rectangle)
  }
}

import Foundation
import Testing
import UIKit
import UIKitCore

// developer.apple.com/documentation/uikit/uifieldbehavior
@MainActor @Suite("A field")
struct FieldTests {
  let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let box = UIView(frame: CGRect(x: 150, y: 150, width: 100, height: 100))
  let animator: UIDynamicAnimator
  let timeline = AnimationTimeline()
  let kind: UIDynamicItemBehavior

  init() {
    room.addSubview(box)
    animator = UIDynamicAnimator(referenceView: room)
    kind = UIDynamicItemBehavior(items: [box])
  }

  private func run(
    _ seconds: TimeInterval, _ field: UIFieldBehavior, after change: () -> Void = {}
  ) {
    timeline.isManual = true
    timeline.perform {
      change()
      if field.items.isEmpty { field.addItem(box) }
      for behavior in [kind, field] { animator.addBehavior(behavior) }
      timeline.advance(by: seconds)
    }
  }

  private var velocity: CGPoint { kind.linearVelocity(for: box) }

  @Test("A spring holds an item at its position, if something brakes it")
  func spring() {
    let field = UIFieldBehavior.springField()
    field.position = CGPoint(x: 300, y: 100)
    kind.density = 0.01
    kind.resistance = 10
    run(5, field)
    #expect(hypot(box.center.x - 300, box.center.y - 100) < 1)
    #expect(!animator.isRunning)
  }

  @Test("Gravity is linear or toward a point, and independent of the mass")
  func gravity() {
    kind.density = 7
    run(0.5, .linearGravityField(direction: CGVector(dx: 0, dy: 1)))
    #expect(abs(box.center.y - 200 - 125) < 6 && box.center.x == 200)
    animator.removeAllBehaviors()
    box.center = CGPoint(x: 200, y: 200)
    let away = UIFieldBehavior.radialGravityField(position: CGPoint(x: 100, y: 200))
    away.strength = -0.1
    run(0.5, away)
    #expect(abs(box.center.x - 212.5) < 2 && box.center.y == 200)
    #expect(away.position == CGPoint(x: 100, y: 200))
  }

  @Test("The force decreases with the distance, down to the smallest radius")
  func falloff() {
    func speed(at distance: CGFloat) -> CGFloat {
      let box = UIView(frame: CGRect(x: distance - 50, y: -50, width: 100, height: 100))
      let kind = UIDynamicItemBehavior(items: [box])
      let field = UIFieldBehavior.radialGravityField(position: .zero)
      field.falloff = 2
      field.minimumRadius = 50
      field.addItem(box)
      let animator = UIDynamicAnimator(referenceView: room)
      let timeline = AnimationTimeline()
      timeline.isManual = true
      timeline.perform {
        for behavior in [kind, field] { animator.addBehavior(behavior) }
        timeline.advance(by: 0.1)
      }
      return -kind.linearVelocity(for: box).x
    }
    let near = speed(at: 100)
    #expect(near > 0)
    #expect(abs(speed(at: 200) / near - 0.25) < 0.01)
    #expect(abs(speed(at: 20) - speed(at: 40)) < near * 0.01)
  }

  @Test("A field acts in its region only")
  func regions() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.position = CGPoint(x: 180, y: 200)
    field.region = UIRegion(radius: 10)
    run(0.3, field)
    #expect(box.center.x == 200)
    run(0.3, field) { field.region = UIRegion(size: CGSize(width: 50, height: 2)) }
    #expect(box.center.x > 203)
    let circle = UIRegion(radius: 10)
    let square = UIRegion(size: CGSize(width: 20, height: 20))
    let corner = CGPoint(x: 9, y: 9)
    #expect(square.contains(corner) && !circle.contains(corner))
    #expect(circle.inverse().contains(corner))
    #expect(square.difference(from: circle).contains(corner))
    #expect(!square.intersection(with: circle).contains(corner))
    #expect(circle.union(with: square).contains(corner))
    #expect(UIRegion.infinite.contains(CGPoint(x: 1e9, y: 0)))
  }

  @Test("Drag brakes, and a velocity field sets the velocity")
  func velocities() {
    run(0.5, .dragField()) { kind.addLinearVelocity(CGPoint(x: 100, y: 0), for: box) }
    // Half a second of a loss that is as fast as the speed.
    #expect(abs(velocity.x - 100 * exp(-0.5)) < 2)
    let stream = UIFieldBehavior.velocityField(direction: CGVector(dx: 0, dy: 30))
    stream.strength = 2
    run(0.5, stream)
    #expect(abs(velocity.y - 60) < 1)
  }

  @Test("Electric and magnetic fields act on a charge")
  func charges() {
    let electric = UIFieldBehavior.electricField()
    electric.position = CGPoint(x: 100, y: 200)
    run(0.3, electric)
    #expect(velocity == .zero)
    run(0.3, electric) { kind.charge = 1 }
    #expect(velocity.x > 20 && velocity.y == 0)
    animator.removeAllBehaviors()
    run(0.5, .magneticField()) {
      kind.charge = -1
      kind.addLinearVelocity(CGPoint(x: 50, y: 0), for: box)
    }
    #expect(velocity.y < -10)
    #expect(abs(hypot(velocity.x, velocity.y) - 50) < 2)
  }

  @Test("A vortex leads around its position, noise in a direction that stays the same")
  func whirls() {
    let vortex = UIFieldBehavior.vortexField()
    vortex.position = CGPoint(x: 100, y: 200)
    run(0.3, vortex)
    #expect(abs(velocity.x) < abs(velocity.y) / 2 && abs(velocity.y) > 20)
    animator.removeAllBehaviors()
    box.center = CGPoint(x: 230, y: 170)
    let noise = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 0)
    #expect(noise.smoothness == 0.5 && noise.animationSpeed == 0)
    run(0.1, noise)
    let first = velocity
    #expect(hypot(first.x, first.y) > 0.1)
    animator.removeAllBehaviors()
    box.center = CGPoint(x: 230, y: 170)
    run(0.1, .noiseField(smoothness: 0.5, animationSpeed: 0))
    #expect(velocity == first)
    // Turbulence acts on what moves.
    animator.removeAllBehaviors()
    run(0.1, .turbulenceField(smoothness: 0.5, animationSpeed: 1))
    #expect(velocity == .zero)
  }

  @Test("A closure computes the force from the state of the item")
  func closures() {
    var seen: [(CGPoint, CGFloat, CGFloat)] = []
    kind.density = 2
    kind.charge = 3
    let field = UIFieldBehavior.field { field, position, velocity, mass, charge, time in
      seen.append((position, mass, charge))
      return CGVector(dx: field.strength, dy: time > 0 ? 0 : 1)
    }
    run(0.5, field)
    #expect(seen[0] == (CGPoint(x: 200, y: 200), 2, 3))
    // A force of 1 for twice the mass.
    #expect(abs(velocity.x - 25) < 1 && velocity.y == 0)
    #expect(field.items.count == 1)
    field.removeItem(box)
    #expect(field.items.isEmpty)
  }
}

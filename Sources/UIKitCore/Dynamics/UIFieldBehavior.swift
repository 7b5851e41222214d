import DisplayInterface
public import Foundation

/// A force that depends on the place, such as a magnet or a whirl.
///
/// A force of 1 accelerates a square of 100 points by 100 points per second squared. Gravity accelerates all items
/// alike: a strength of 1 by 1000 points per second squared.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
  /// Returns the acceleration of a body.
  typealias Effect = (
    _ field: UIFieldBehavior, _ body: DynamicBody, _ place: CGVector, _ time: CGFloat
  ) -> CGVector

  private let effect: Effect

  private init(_ effect: @escaping Effect) {
    self.effect = effect
    super.init()
  }

  open private(set) var items: [any UIDynamicItem] = []

  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    didChange()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    didChange()
  }

  /// The center of the field, in the coordinates of the animator.
  open var position = CGPoint.zero { didSet { didChange() } }
  /// The area in which the field acts, relative to the position.
  open var region = UIRegion.infinite { didSet { didChange() } }
  open var strength: CGFloat = 1 { didSet { didChange() } }
  /// The exponent with which the force decreases with the distance from the position; 0 if it doesn't decrease.
  open var falloff: CGFloat = 0 { didSet { didChange() } }
  /// The distance below which the force doesn't increase.
  open var minimumRadius: CGFloat = 1 { didSet { didChange() } }
  /// The direction of a linear gravity or velocity field.
  open var direction = CGVector.zero { didSet { didChange() } }
  /// How slowly noise and turbulence change with the place, from 0 to 1.
  open var smoothness: CGFloat = 0 { didSet { didChange() } }
  /// How fast noise and turbulence change with time; 0 if they don't change.
  open var animationSpeed: CGFloat = 0 { didSet { didChange() } }

  // MARK: Kinds of fields

  /// Creates a field that brakes items, the faster they are the more.
  open class func dragField() -> UIFieldBehavior {
    UIFieldBehavior { _, body, _, _ in body.velocity.scaled(-1 / body.mass) }
  }

  /// Creates a field that moves items around the position.
  open class func vortexField() -> UIFieldBehavior {
    UIFieldBehavior { _, body, place, _ in place.unit.turning(1).scaled(100 / body.mass) }
  }

  /// Creates a field that attracts items to a point, and repels them if the strength is negative.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior { _, _, place, _ in place.unit.scaled(-1000) }
    field.position = position
    return field
  }

  /// Creates a field that accelerates items in a direction.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior { field, _, _, _ in field.direction.scaled(1000) }
    field.direction = direction
    return field
  }

  /// Creates a field in which items have a given velocity, in points per second.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior { field, body, _, time in
      // The strength, which multiplies the result, is a part of the velocity.
      field.strength == 0
        ? .zero
        : (field.direction.scaled(field.strength) - body.velocity)
          .scaled(1 / (time * field.strength))
    }
    field.direction = direction
    return field
  }

  /// Creates a field of random forces.
  open class func noiseField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> UIFieldBehavior {
    let field = UIFieldBehavior { field, body, place, _ in
      field.noise(at: place).scaled(100 / body.mass)
    }
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  /// Creates a field of random forces that grow with the speed of an item.
  open class func turbulenceField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> UIFieldBehavior {
    let field = UIFieldBehavior { field, body, place, _ in
      field.noise(at: place).scaled(body.velocity.length / body.mass)
    }
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  /// Creates a field that pulls items to the position like a spring.
  open class func springField() -> UIFieldBehavior {
    UIFieldBehavior { _, body, place, _ in place.scaled(-1 / body.mass) }
  }

  /// Creates a field that repels items with a positive charge and attracts those with a negative one.
  open class func electricField() -> UIFieldBehavior {
    UIFieldBehavior { _, body, place, _ in place.unit.scaled(100 * body.charge / body.mass) }
  }

  /// Creates a field that turns the direction of charged items in motion.
  open class func magneticField() -> UIFieldBehavior {
    UIFieldBehavior { _, body, _, _ in body.velocity.turning(body.charge / body.mass) }
  }

  /// Creates a field whose force a closure computes.
  ///
  /// - Parameter block: Receives the field, the position, velocity, mass and charge of an item, and the duration of the
  ///   step, and returns the force.
  open class func field(
    evaluationBlock block:
      @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> UIFieldBehavior {
    UIFieldBehavior { field, body, _, time in
      block(field, body.center, body.velocity, body.mass, body.charge, TimeInterval(time))
        .scaled(100 / body.mass)
    }
  }

  // MARK: Simulation

  override var movedItems: [any UIDynamicItem] { items }

  override func accelerate(_ world: DynamicWorld, over time: CGFloat) {
    for item in items {
      let body = world.body(of: item)
      let place = CGVector(from: position, to: body.center)
      guard region.contains(CGPoint(x: place.dx, y: place.dy)) else { continue }
      let decrease = falloff == 0 ? 1 : pow(max(place.length, minimumRadius, 0.001), -falloff)
      let change = effect(self, body, place, time).scaled(strength * decrease * time)
      guard change.dx.isFinite, change.dy.isFinite else { continue }
      body.velocity = body.velocity + change
    }
  }

  /// Returns a random vector that changes gradually with the place and with time.
  private func noise(at place: CGVector) -> CGVector {
    let side = 10 + 190 * smoothness.clamped(0, 1)
    let time = CGFloat(dynamicAnimator?.elapsedTime ?? 0) * animationSpeed
    let point = [place.dx / side, place.dy / side, time]
    return CGVector(dx: FieldNoise.value(at: point, 0), dy: FieldNoise.value(at: point, 1))
  }
}

extension CGVector {
  /// The vector with the length 1; zero if the vector has no length.
  fileprivate var unit: CGVector { length > 0 ? scaled(1 / length) : .zero }
}

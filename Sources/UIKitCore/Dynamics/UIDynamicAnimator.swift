public import Foundation

/// Moves items by the laws of mechanics until all of them are at rest.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  public override init() {
    super.init()
  }

  /// The view whose coordinate system the items use.
  open private(set) weak var referenceView: UIView?
  private weak var layout: UICollectionViewLayout?
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether the animation is running.
  open private(set) var isRunning = false
  /// The time in seconds for which the animation has run, without its pauses.
  open private(set) var elapsedTime: TimeInterval = 0

  private let world = DynamicWorld()
  private var quietSteps = 0
  /// One step is one frame. It's divided into parts, so that fast bodies don't pass through others.
  private static let step: CGFloat = 1 / 60
  private static let parts = 4
  /// Limits for bodies that move away forever and for animations that never come to rest.
  private static let farAway: CGFloat = 100_000
  private static let longest: TimeInterval = 600

  // MARK: Behaviours

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    enter(behavior)
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    leave(behavior)
  }

  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  final func enter(_ behavior: UIDynamicBehavior) {
    behavior.willMove(to: self)
    behavior.dynamicAnimator = self
    for child in behavior.childBehaviors { enter(child) }
    resume()
  }

  final func leave(_ behavior: UIDynamicBehavior) {
    behavior.willMove(to: nil)
    behavior.dynamicAnimator = nil
    for child in behavior.childBehaviors { leave(child) }
    world.keep(all.flatMap(\.movedItems))
    resume()
  }

  /// The behaviors and their descendants.
  private var all: [UIDynamicBehavior] {
    func withChildren(_ behavior: UIDynamicBehavior) -> [UIDynamicBehavior] {
      [behavior] + behavior.childBehaviors.flatMap(withChildren)
    }
    return behaviors.flatMap(withChildren)
  }

  // MARK: Items

  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    var seen: Set<ObjectIdentifier> = []
    return all.flatMap(\.movedItems).filter { item in
      seen.insert(ObjectIdentifier(item)).inserted && world.body(of: item).frame.intersects(rect)
    }
  }

  /// Returns the layout attributes of a cell among the items, or `nil` if no behavior moves the cell.
  open func layoutAttributesForCell(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, indexPath)
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.supplementaryView, elementKind, indexPath)
  }

  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decorationView, decorationViewKind, indexPath)
  }

  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    all.flatMap(\.movedItems).compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
      $0.representedElementCategory == category && $0.indexPath == indexPath
        && (kind == nil || $0.representedElementKind == kind)
    }
  }

  /// Adopts the app's changes of an item.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.known(item)?.update()
    resume()
  }

  final func body(of item: any UIDynamicItem) -> DynamicBody { world.body(of: item) }

  /// The bounds for the boundary: those of the view, or the content of the layout.
  final var referenceBounds: CGRect {
    referenceView?.bounds
      ?? layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) } ?? .null
  }

  // MARK: Time

  final func resume() {
    quietSteps = 0
    guard !isRunning, all.contains(where: { !$0.movedItems.isEmpty || $0.action != nil }) else {
      return
    }
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
    scheduleStep()
  }

  private func scheduleStep() {
    AnimationTimeline.current.schedule(after: TimeInterval(Self.step)) { [weak self] _ in
      self?.takeStep()
    }
  }

  private func takeStep() {
    let behaviors = all
    for item in behaviors.flatMap(\.movedItems) { _ = world.body(of: item) }
    let before = world.bodies.map { ($0.center, $0.angle) }
    let time = Self.step / CGFloat(Self.parts)
    for _ in 0..<Self.parts {
      for behavior in behaviors { behavior.accelerate(world, over: time) }
      for body in world.bodies where !isFarAway(body) { body.move(over: time) }
      for behavior in behaviors { behavior.constrain(world, over: time) }
    }
    for body in world.bodies { body.show() }
    elapsedTime += TimeInterval(Self.step)
    layout?.invalidateLayout()
    let actions = behaviors.compactMap(\.action)
    let places = actions.isEmpty ? [] : placesOfViews
    for action in actions { action() }
    let actionsMove = !actions.isEmpty && placesOfViews != places
    let moved =
      actionsMove
      || zip(before, world.bodies).contains { before, body in
        hypot(before.0.x - body.center.x, before.0.y - body.center.y) > 0.05
          || abs(before.1 - body.angle) > 0.001
      }
    quietSteps = moved ? 0 : quietSteps + 1
    if quietSteps < 15, elapsedTime < Self.longest, !all.isEmpty { return scheduleStep() }
    isRunning = false
    for body in world.bodies {
      body.velocity = .zero
      body.spin = 0
    }
    delegate?.dynamicAnimatorDidPause(self)
  }

  private struct Place: Equatable {
    let center: CGPoint
    let size: CGSize
    let transform: CGAffineTransform
  }

  /// The positions of the subviews, in order to notice what actions move, including views that aren't items.
  private var placesOfViews: [Place] {
    referenceView?.subviews.map {
      Place(center: $0.center, size: $0.bounds.size, transform: $0.transform)
    } ?? []
  }

  private func isFarAway(_ body: DynamicBody) -> Bool {
    max(abs(body.center.x), abs(body.center.y)) > Self.farAway
  }
}

/// Learns when an animator starts to move items, and when all items are at rest.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

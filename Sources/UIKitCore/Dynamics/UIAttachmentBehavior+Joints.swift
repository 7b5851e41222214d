import DisplayInterface
public import Foundation

extension UIAttachmentBehavior {
  /// What an attachment keeps unchanged.
  enum Joint {
    /// The distance between the ends.
    case distance
    /// A distance that doesn't exceed the length.
    case limit
    /// The position across an axis, and the angle.
    case sliding(axis: CGVector)
    /// The position and the angle.
    case fixed
    /// The position of a point of both items.
    case pin
  }

  /// Creates an attachment that lets an item move along an axis relative to another one, without rotation.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.sliding(axis: axis.normalized), of: [item1, item2], at: point)
  }

  /// Creates an attachment that lets an item move along an axis through its position, without rotation.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.sliding(axis: axis.normalized), of: [item], at: point)
  }

  /// Creates an attachment by a rope: The items can approach each other, but not move farther apart than ``length``.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    let attachment = UIAttachmentBehavior(
      item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
    attachment.joint = .limit
    return attachment
  }

  /// Creates an attachment that fixes an item to another one, so that both move and rotate as one.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.fixed, of: [item1, item2], at: point)
  }

  /// Creates an attachment around which both items rotate.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.pin, of: [item1, item2], at: point)
  }

  // MARK: Simulation

  func slide(along axis: CGVector, in world: DynamicWorld) {
    let (first, second) = bodies(in: world)
    var moved = CGVector(from: pose.centers[0], to: first.center)
    if let second { moved = moved - CGVector(from: pose.centers[1], to: second.center) }
    let position = moved.dot(axis)
    let allowed = position.clamped(attachmentRange.minimum, attachmentRange.maximum)
    shift(first, second, by: axis.scaled(allowed) - moved)
    let speed = first.velocity - (second?.velocity ?? .zero)
    let along = speed.dot(axis)
    // What reaches an end of the range stays there until something pulls it back.
    let isStopped = (position > allowed && along > 0) || (position < allowed && along < 0)
    accelerate(first, second, by: axis.scaled(isStopped ? 0 : along) - speed)
    keepAngle(of: first, second)
  }

  func fix(in world: DynamicWorld) {
    let (first, second) = bodies(in: world)
    guard let second else { return }
    keepAngle(of: first, second)
    let offset = pose.turned(
      CGVector(from: pose.centers[1], to: pose.centers[0]), with: second, 1)
    shift(first, second, by: offset - CGVector(from: second.center, to: first.center))
    accelerate(
      first, second, by: second.velocity + offset.turning(second.spin) - first.velocity)
  }

  func pin(in world: DynamicWorld) {
    let (first, second) = bodies(in: world)
    guard let second else { return }
    let arm = pose.turned(pose.arms[0], with: first, 0)
    let otherArm = pose.turned(pose.arms[1], with: second, 1)
    shift(
      first, second, by: CGVector(from: first.center, to: second.center) + otherArm - arm)
    // The impulse after which the point has the same velocity in both items.
    let gap =
      second.velocity + otherArm.turning(second.spin) - first.velocity - arm.turning(first.spin)
    let lightness = first.lightness + second.lightness
    let (one, other) = (first.turnability, second.turnability)
    let xx = lightness + one * arm.dy * arm.dy + other * otherArm.dy * otherArm.dy
    let yy = lightness + one * arm.dx * arm.dx + other * otherArm.dx * otherArm.dx
    let xy = -one * arm.dx * arm.dy - other * otherArm.dx * otherArm.dy
    let determinant = xx * yy - xy * xy
    guard determinant > 0 else { return }
    let impulse = CGVector(
      dx: (yy * gap.dx - xy * gap.dy) / determinant, dy: (xx * gap.dy - xy * gap.dx) / determinant)
    first.push(impulse, at: arm)
    second.push(impulse.scaled(-1), at: otherArm)
    keepAngle(of: first, second, within: attachmentRange)
  }

  private func bodies(in world: DynamicWorld) -> (first: DynamicBody, second: DynamicBody?) {
    (world.body(of: items[0]), items.count > 1 ? world.body(of: items[1]) : nil)
  }

  /// The share of the first item in a movement that both have to make toward each other.
  private func share(
    _ property: (DynamicBody) -> CGFloat, _ first: DynamicBody, _ second: DynamicBody?
  ) -> CGFloat? {
    let total = property(first) + (second.map(property) ?? 0)
    return total > 0 ? property(first) / total : nil
  }

  private func shift(_ first: DynamicBody, _ second: DynamicBody?, by change: CGVector) {
    guard let own = share(\.lightness, first, second) else { return }
    first.center.x += change.dx * own
    first.center.y += change.dy * own
    second?.center.x -= change.dx * (1 - own)
    second?.center.y -= change.dy * (1 - own)
  }

  private func accelerate(_ first: DynamicBody, _ second: DynamicBody?, by change: CGVector) {
    guard let own = share(\.lightness, first, second) else { return }
    first.velocity = first.velocity + change.scaled(own)
    if let second { second.velocity = second.velocity - change.scaled(1 - own) }
  }

  /// Keeps the angle between both items near the one at the creation.
  private func keepAngle(
    of first: DynamicBody, _ second: DynamicBody?, within range: UIFloatRange = .zero
  ) {
    var turned = first.angle - pose.angles[0]
    if let second { turned -= second.angle - pose.angles[1] }
    let allowed = turned.clamped(range.minimum, range.maximum)
    let isOutside = turned != allowed || range == .zero
    guard isOutside, let own = share(\.turnability, first, second) else { return }
    let (change, spin) = (allowed - turned, (second?.spin ?? 0) - first.spin)
    first.angle += change * own
    first.spin += spin * own
    second?.angle -= change * (1 - own)
    second?.spin -= spin * (1 - own)
  }
}

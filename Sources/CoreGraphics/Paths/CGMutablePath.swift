package import DisplayInterface
public import Foundation

/// A path that can be extended.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() {
    super.init(steps: [])
  }

  package override init(steps: [PathStep]) {
    super.init(steps: steps)
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    let point = point.applying(transform)
    if case .move = steps.last { steps.removeLast() }
    steps.append(.move(point))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.line(point), transform)
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add(.quad(control, end), transform)
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    add(.cubic(control1, control2, end), transform)
  }

  /// Adds a step unless the path is empty, because a line needs a start.
  private func add(_ step: PathStep, _ transform: CGAffineTransform) {
    guard !steps.isEmpty else { return }
    if steps.last == .close { steps.append(.move(currentPoint)) }
    steps.append(step.applying(transform))
  }

  public func closeSubpath() {
    if let last = steps.last, last != .close { steps.append(.close) }
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
    closeSubpath()
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let toRect = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    move(to: CGPoint(x: rect.maxX, y: rect.midY), transform: transform)
    addArcCurves(from: 0, to: 2 * .pi, transform: toRect.concatenating(transform))
    closeSubpath()
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let w = cornerWidth.clamped(0, rect.width / 2)
    let h = cornerHeight.clamped(0, rect.height / 2)
    addRect(
      rect, corners: Array(repeating: CGSize(width: w, height: h), count: 4), transform: transform)
  }

  /// - Parameter corners: The radii at the top left, top right, bottom right and bottom left.
  package func addRect(
    _ rect: CGRect, corners: [CGSize], transform: CGAffineTransform = .identity
  ) {
    func corner(_ size: CGSize, _ x: CGFloat, _ y: CGFloat, from angle: CGFloat) {
      guard size.width > 0, size.height > 0 else { return }
      let toCorner = CGAffineTransform(
        a: size.width, b: 0, c: 0, d: size.height, tx: x, ty: y)
      addArcCurves(
        from: angle, to: angle + .pi / 2, transform: toCorner.concatenating(transform))
    }
    move(to: CGPoint(x: rect.minX + corners[0].width, y: rect.minY), transform: transform)
    addLine(to: CGPoint(x: rect.maxX - corners[1].width, y: rect.minY), transform: transform)
    corner(
      corners[1], rect.maxX - corners[1].width, rect.minY + corners[1].height, from: -.pi / 2)
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - corners[2].height), transform: transform)
    corner(corners[2], rect.maxX - corners[2].width, rect.maxY - corners[2].height, from: 0)
    addLine(to: CGPoint(x: rect.minX + corners[3].width, y: rect.maxY), transform: transform)
    corner(
      corners[3], rect.minX + corners[3].width, rect.maxY - corners[3].height, from: .pi / 2)
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + corners[0].height), transform: transform)
    corner(corners[0], rect.minX + corners[0].width, rect.minY + corners[0].height, from: .pi)
    closeSubpath()
  }

  /// - Parameters:
  ///   - startAngle: In radians, from the positive x axis.
  ///   - clockwise: As seen with y increasing upward; `false` for increasing angles.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    if clockwise {
      if delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
      delta = max(delta, -turn)
    } else {
      if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
      delta = min(delta, turn)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// - Parameter delta: In radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, delta.isFinite else { return }
    // Additional turns draw the same circle.
    let turn = 2 * CGFloat.pi
    let delta =
      abs(delta) <= 2 * turn
      ? delta
      : delta.truncatingRemainder(dividingBy: turn) + (delta < 0 ? -turn : turn)
    let toCircle = CGAffineTransform(
      a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    let start = CGPoint(
      x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle))
    if steps.isEmpty {
      move(to: start, transform: transform)
    } else {
      addLine(to: start, transform: transform)
    }
    addArcCurves(
      from: startAngle, to: startAngle + delta, transform: toCircle.concatenating(transform))
  }

  /// Adds a line toward the first point, followed by an arc that ends smoothly in the direction of the second
  /// point.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !steps.isEmpty else { return }
    let start = currentPoint.applying(transform.inverted())
    let (ax, ay) = (start.x - tangent1End.x, start.y - tangent1End.y)
    let (bx, by) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
    let (a, b) = (hypot(ax, ay), hypot(bx, by))
    let turn = ax * by - ay * bx
    guard a > 0, b > 0, radius > 0, abs(turn) > 1e-9 * a * b else {
      addLine(to: tangent1End, transform: transform)
      return
    }
    let half = acos(min(1, max(-1, (ax * bx + ay * by) / (a * b)))) / 2
    let reach = radius / tan(half)
    let first = CGPoint(x: tangent1End.x + ax / a * reach, y: tangent1End.y + ay / a * reach)
    let second = CGPoint(x: tangent1End.x + bx / b * reach, y: tangent1End.y + by / b * reach)
    let sign: CGFloat = turn > 0 ? 1 : -1
    let center = CGPoint(x: first.x - ay / a * radius * sign, y: first.y + ax / a * radius * sign)
    addLine(to: first, transform: transform)
    addArc(
      center: center, radius: radius, startAngle: atan2(first.y - center.y, first.x - center.x),
      endAngle: atan2(second.y - center.y, second.x - center.x), clockwise: turn > 0,
      transform: transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    steps += path.steps.map { $0.applying(transform) }
  }

  /// Adds curves along the unit circle, transformed by `transform`.
  private func addArcCurves(from start: CGFloat, to end: CGFloat, transform: CGAffineTransform) {
    let count = max(1, Int(bounded: (abs(end - start) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = (end - start) / CGFloat(count)
    let k = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (a, b) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
      addCurve(
        to: CGPoint(x: cos(b), y: sin(b)),
        control1: CGPoint(x: cos(a) - k * sin(a), y: sin(a) + k * cos(a)),
        control2: CGPoint(x: cos(b) + k * sin(b), y: sin(b) - k * cos(b)), transform: transform)
    }
  }
}

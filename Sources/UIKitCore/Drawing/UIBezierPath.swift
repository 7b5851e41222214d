import DisplayInterface
public import Foundation

/// A path and its drawing attributes.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  private var path = CGMutablePath()

  public override init() {
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// - Parameter cornerRadii: Limited to half of the rectangle's sides.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radii = CGSize(
      width: min(cornerRadii.width, rect.width / 2),
      height: min(cornerRadii.height, rect.height / 2))
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    path.addRect(rect, corners: order.map { corners.contains($0) ? radii : .zero })
  }

  /// - Parameters:
  ///   - startAngle: In radians, from the positive x axis.
  ///   - clockwise: As seen on the screen; `true` for increasing angles.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }

  public required convenience init?(coder: NSCoder) {
    self.init()
    for name in (coder.object(NSString.self, forKey: "path") as String? ?? "").split(
      separator: ";")
    {
      guard let kind = name.first else { continue }
      let numbers = name.dropFirst().split(separator: " ").compactMap { Double($0) }.map {
        CGFloat($0)
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      switch (kind, points.count) {
      case ("m", 1): move(to: points[0])
      case ("l", 1): addLine(to: points[0])
      case ("q", 2): addQuadCurve(to: points[1], controlPoint: points[0])
      case ("c", 3):
        addCurve(to: points[2], controlPoint1: points[0], controlPoint2: points[1])
      case ("z", 0): close()
      default: return nil
      }
    }
    lineWidth = coder.number(forKey: "lineWidth", orElse: lineWidth)
  }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    let text = path.steps.map { step in
      let kind =
        switch step {
        case .move: "m"
        case .line: "l"
        case .quad: "q"
        case .cubic: "c"
        case .close: "z"
        }
      return kind + step.points.map { "\($0.x) \($0.y)" }.joined(separator: " ")
    }
    coder.encode(text.joined(separator: ";") as NSString, forKey: "path")
    coder.encode(Double(lineWidth), forKey: "lineWidth")
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && lineWidth == other.lineWidth
      && lineCapStyle == other.lineCapStyle && lineJoinStyle == other.lineJoinStyle
      && usesEvenOddFillRule == other.usesEvenOddFillRule && dash == other.dash
  }

  open override var hash: Int { path.hashValue }

  // MARK: Making the path

  open var cgPath: CGPath {
    get { path.copy()! }
    set { path = newValue.mutableCopy()! }
  }

  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  open func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  open func close() {
    path.closeSubpath()
  }

  open func removeAllPoints() {
    path = CGMutablePath()
  }

  open func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.path)
  }

  /// Returns a path with the same lines in the opposite direction.
  open func reversing() -> UIBezierPath {
    let copy = copy() as! UIBezierPath
    copy.path = CGMutablePath(steps: path.steps.reversedPath())
    return copy
  }

  open func apply(_ transform: CGAffineTransform) {
    path = CGMutablePath(steps: path.steps.map { $0.applying(transform) })
  }

  // MARK: Asking

  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.boundingBoxOfPath.isNull ? .zero : path.boundingBoxOfPath }
  open var currentPoint: CGPoint { path.currentPoint }

  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing

  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private var dash: DashPattern?

  /// - Parameters:
  ///   - pattern: The lengths of the dashes and gaps; `nil` for a solid line.
  ///   - phase: The offset into the pattern at which the line begins.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.flatMap {
      count > 0
        ? DashPattern(phase: phase, lengths: Array(UnsafeBufferPointer(start: $0, count: count)))
        : nil
    }
  }

  /// Copies the pattern of the path's dashes. Pass `nil` for the pattern to learn the number of its lengths.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    let lengths = dash?.lengths ?? []
    pattern?.update(from: lengths, count: lengths.count)
    count?.pointee = lengths.count
    phase?.pointee = dash?.phase ?? 0
  }

  /// Fills the path in the current context with its fill color.
  open func fill() {
    fill(with: .normal, alpha: 1, hasOwnMode: false)
  }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    fill(with: blendMode, alpha: alpha, hasOwnMode: true)
  }

  private func fill(with mode: CGBlendMode, alpha: CGFloat, hasOwnMode: Bool) {
    draw(mode, alpha, hasOwnMode) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  /// Strokes the path in the current context with its stroke color.
  open func stroke() {
    draw(.normal, 1, false) { $0.strokePath() }
  }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha, true) { $0.strokePath() }
  }

  private func draw(
    _ mode: CGBlendMode, _ alpha: CGFloat, _ hasOwnMode: Bool, _ paint: (CGContext) -> Void
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if hasOwnMode {
      context.setBlendMode(mode)
      context.setAlpha(alpha)
    }
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash?.phase ?? 0, lengths: dash?.lengths ?? [])
    context.beginPath()
    context.addPath(path)
    paint(context)
    context.restoreGState()
  }

  /// Clips all later drawing in the current context to this path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}

extension [PathStep] {
  /// Reverses the lines of each subpath.
  fileprivate func reversedPath() -> [PathStep] {
    var result: [PathStep] = []
    var part: [PathStep] = []
    func turn() {
      guard let first = part.first, case .move(let start) = first else { return }
      let isClosed = part.last == .close
      if isClosed { part.removeLast() }
      var ends = part.map { $0.points.last ?? start }
      result.append(.move(ends.removeLast()))
      for step in part.dropFirst().reversed() {
        let end = ends.removeLast()
        switch step {
        case .quad(let control, _): result.append(.quad(control, end))
        case .cubic(let first, let second, _): result.append(.cubic(second, first, end))
        default: result.append(.line(end))
        }
      }
      if isClosed { result.append(.close) }
      part = []
    }
    for step in self {
      if case .move = step { turn() }
      part.append(step)
    }
    turn()
    return result
  }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

public import Foundation

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    path = layer.path
    fillColor = layer.fillColor
    fillRule = layer.fillRule
    strokeColor = layer.strokeColor
    strokeStart = layer.strokeStart
    strokeEnd = layer.strokeEnd
    lineWidth = layer.lineWidth
    miterLimit = layer.miterLimit
    lineCap = layer.lineCap
    lineJoin = layer.lineJoin
    lineDashPhase = layer.lineDashPhase
    lineDashPattern = layer.lineDashPattern
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var path: CGPath? { didSet { redraw() } }
  /// The fill color; opaque black unless set, `nil` for no fill.
  open var fillColor: CGColor? = .black { didSet { redraw() } }
  open var fillRule: CAShapeLayerFillRule = .nonZero { didSet { redraw() } }
  open var strokeColor: CGColor? { didSet { redraw() } }
  /// The fractions of the path at which the stroke starts and ends, from 0 to 1.
  open var strokeStart: CGFloat = 0 { didSet { redraw() } }
  open var strokeEnd: CGFloat = 1 { didSet { redraw() } }
  open var lineWidth: CGFloat = 1 { didSet { redraw() } }
  open var miterLimit: CGFloat = 10 { didSet { redraw() } }
  open var lineCap: CAShapeLayerLineCap = .butt { didSet { redraw() } }
  open var lineJoin: CAShapeLayerLineJoin = .miter { didSet { redraw() } }
  open var lineDashPhase: CGFloat = 0 { didSet { redraw() } }
  open var lineDashPattern: [NSNumber]? { didSet { redraw() } }

  package override func copyForPresentation() -> CALayer { CAShapeLayer(layer: self) }

  package override var drawnArea: CGRect {
    guard let path, !path.isEmpty else { return bounds }
    let reach = strokeColor == nil ? 0 : lineWidth / 2 * max(1, miterLimit)
    return bounds.union(path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach))
  }

  package override func drawOwnContent(in context: CGContext) {
    guard let path else { return }
    if let fillColor {
      context.setFillColor(fillColor)
      context.addPath(path)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let strokeColor, lineWidth > 0, strokeEnd > strokeStart else { return }
    context.saveGState()
    context.setStrokeColor(strokeColor)
    context.setLineWidth(lineWidth)
    context.setMiterLimit(miterLimit)
    context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
    context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
    context.setLineDash(
      phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
    context.addPath(strokedPart(of: path))
    context.strokePath()
    context.restoreGState()
  }

  private func strokedPart(of path: CGPath) -> CGPath {
    guard strokeStart > 0 || strokeEnd < 1 else { return path }
    let lines = path.flattened(by: .identity)
    let length = lines.reduce(0) { $0 + $1.length }
    let part = CGMutablePath()
    var walked: CGFloat = 0
    for line in lines {
      let here = line.length
      let start = max(0, strokeStart * length - walked)
      let end = min(here, strokeEnd * length - walked)
      walked += here
      guard end > start else { continue }
      // Use a pattern with a single dash from start to end.
      let dash = DashPattern(phase: 0, lengths: [0, start, end - start, length * 2 + 1])
      for piece in dash.cut([line]) where piece.points.count > 1 && piece.length > 0 {
        part.addLines(between: piece.points)
      }
    }
    return part
  }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

extension Polyline {
  fileprivate var length: CGFloat {
    let open = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    guard isClosed, let first = points.first, let last = points.last else { return open }
    return open + last.distance(to: first)
  }
}

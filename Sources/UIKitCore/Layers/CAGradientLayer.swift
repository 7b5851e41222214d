public import Foundation

/// A layer that draws a color gradient.
open class CAGradientLayer: CALayer {
  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    colors = layer.colors
    locations = layer.locations
    startPoint = layer.startPoint
    endPoint = layer.endPoint
    type = layer.type
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The colors, of type `CGColor`.
  open var colors: [Any]? { didSet { redraw() } }
  /// The location of each color, from 0 to 1; `nil` for even distances.
  open var locations: [NSNumber]? { didSet { redraw() } }
  /// The start of the gradient as a fraction of the size; the middle of the top edge unless set.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { redraw() } }
  /// The end of the gradient as a fraction of the size; the middle of the bottom edge unless set.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { redraw() } }
  open var type: CAGradientLayerType = .axial { didSet { redraw() } }

  package override func copyForPresentation() -> CALayer { CAGradientLayer(layer: self) }

  package override func drawOwnContent(in context: CGContext) {
    let places = locations?.map { CGFloat($0.doubleValue) }
    guard let colors, !bounds.isEmpty, places.map({ $0.count >= colors.count }) ?? true,
      let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: places)
    else { return }
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    context.saveGState()
    if cornerRadius > 0 {
      context.addPath(
        CGPath(
          roundedRect: bounds, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil
        ))
      context.clip()
    } else {
      context.clip(to: bounds)
    }
    context.translateBy(x: bounds.minX, y: bounds.minY)
    context.scaleBy(x: bounds.width, y: bounds.height)
    switch type {
    case .radial, .conic:
      context.translateBy(x: startPoint.x, y: startPoint.y)
      context.scaleBy(x: endPoint.x - startPoint.x, y: endPoint.y - startPoint.y)
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
        options: options)
    default:
      context.drawLinearGradient(gradient, start: startPoint, end: endPoint, options: options)
    }
    context.restoreGState()
  }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Drawn as a radial gradient.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

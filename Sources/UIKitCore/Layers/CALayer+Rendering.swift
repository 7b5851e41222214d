import Foundation
import UIKitDiagnostics

extension CALayer {
  /// Draws this layer and its sublayers in its own coordinates.
  final func renderTree(in context: CGContext) {
    guard !isHidden, opacity > 0 else { return }
    layoutOwnIfNeeded()
    context.saveGState()
    let isGroup = opacity < 1 || mask != nil
    if isGroup {
      context.setAlpha(CGFloat(opacity))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    drawShadow(in: context)
    if masksToBounds {
      context.beginPath()
      context.addPath(outline)
      context.clip()
    }
    drawBackground(in: context)
    drawContents(in: context)
    drawOwnContent(in: context)
    draw(in: context)
    for layer in (sublayers ?? []).fromBackToFront {
      descend { layer.renderInSuperlayer(context) }
    }
    drawBorder(in: context)
    if let mask { apply(mask, in: context) }
    if isGroup { context.endTransparencyLayer() }
    context.restoreGState()
  }

  /// Draws this layer in the coordinates of its superlayer.
  final func renderInSuperlayer(_ context: CGContext) {
    isDrawn = true
    context.saveGState()
    let (bounds, position) = (bounds, position)
    context.translateBy(x: position.x, y: position.y)
    context.concatenate(affineTransform())
    context.translateBy(
      x: -bounds.minX - anchorPoint.x * bounds.width,
      y: -bounds.minY - anchorPoint.y * bounds.height
    )
    renderTree(in: context)
    context.restoreGState()
  }

  /// The outline of the bounds with rounded corners.
  private var outline: CGPath {
    let radius = min(cornerRadius, bounds.width / 2, bounds.height / 2)
    let path = CGMutablePath()
    let order: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
    ]
    path.addRect(
      bounds,
      corners: order.map {
        maskedCorners.contains($0) ? CGSize(width: radius, height: radius) : .zero
      })
    return path
  }

  private func drawShadow(in context: CGContext) {
    guard shadowOpacity > 0, let shadowColor,
      let color = shadowColor.copy(alpha: shadowColor.alpha * CGFloat(shadowOpacity)),
      shadowPath != nil || (backgroundColor?.alpha ?? 0) > 0
    else { return }
    let scale = abs(context.ctm.a)
    context.saveGState()
    // Draw only the shadow, outside of the layer.
    context.setShadow(
      offset: CGSize(width: shadowOffset.width * scale, height: -shadowOffset.height * scale),
      blur: shadowRadius * 2 * scale, color: color)
    context.setFillColor(backgroundColor ?? .black)
    context.addPath(shadowPath ?? outline)
    context.fillPath()
    context.restoreGState()
  }

  private func drawBackground(in context: CGContext) {
    guard let color = backgroundColor, color.alpha > 0 else { return }
    context.setFillColor(color)
    context.addPath(outline)
    context.fillPath()
  }

  final func drawContents(in context: CGContext) {
    let host = (view as? UIImageView).map(LayerHost.init)
    let hostImage = host?.image
    let image =
      contents as? CGImage ?? (contents as? UIImage)?.uprightImage ?? hostImage?.uprightImage
    guard let whole = image else { return }
    let (w, h) = (CGFloat(whole.width), CGFloat(whole.height))
    let part = CGRect(
      x: contentsRect.minX * w, y: contentsRect.minY * h, width: contentsRect.width * w,
      height: contentsRect.height * h)
    guard let shown = whole.cropping(to: part) else { return }
    let scale = max(contentsScale, hostImage?.scale ?? 0)
    let size = CGSize(width: part.width / scale, height: part.height / scale)
    let gravity = host?.contentMode.gravity ?? contentsGravity
    context.drawUpright(shown, in: gravity.place(size, in: bounds))
  }

  private func drawBorder(in context: CGContext) {
    guard borderWidth > 0, let borderColor else { return }
    context.setStrokeColor(borderColor)
    context.setLineWidth(borderWidth)
    let inner = bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
    guard inner.width > 0, inner.height > 0 else { return }
    let radius = max(0, min(cornerRadius, bounds.width / 2, bounds.height / 2) - borderWidth / 2)
    let path = CGMutablePath()
    path.addRoundedRect(in: inner, cornerWidth: radius, cornerHeight: radius)
    context.addPath(path)
    context.strokePath()
  }

  private func apply(_ mask: CALayer, in context: CGContext) {
    context.setBlendMode(.destinationIn)
    context.setAlpha(1)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    mask.renderInSuperlayer(context)
    context.endTransparencyLayer()
  }
}

extension [CALayer] {
  /// The layers by depth. Layers with the same depth keep their order.
  var fromBackToFront: [CALayer] {
    enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }
}

extension CALayerContentsGravity {
  /// Returns the rectangle of contents with a size.
  fileprivate func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    var size = size
    switch self {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let factor = self == .resizeAspect ? min(x, y) : max(x, y)
      size = CGSize(width: size.width * factor, height: size.height * factor)
    default: break
    }
    let x: CGFloat =
      switch self {
      case .left, .topLeft, .bottomLeft: bounds.minX
      case .right, .topRight, .bottomRight: bounds.maxX - size.width
      default: bounds.midX - size.width / 2
      }
    let y: CGFloat =
      switch self {
      case .top, .topLeft, .topRight: bounds.minY
      case .bottom, .bottomLeft, .bottomRight: bounds.maxY - size.height
      default: bounds.midY - size.height / 2
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}

extension UIView.ContentMode {
  fileprivate var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}

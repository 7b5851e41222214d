package import DisplayInterface
import Foundation
import UIKitRuntime

/// The image that a view's drawing code, and its layers that aren't layers of views, draw.
@MainActor package final class ViewDrawing {
  fileprivate var image: Image?
  fileprivate var size: CGSize

  fileprivate init(size: CGSize) {
    self.size = size
  }
}

extension UIView {
  /// Moves the view after a change of the layer's anchor point, so that the new point is where the old one was.
  final func anchorDidMove(from old: CGPoint) {
    let (size, new) = (bounds.size, anchorOffset(of: bounds.size))
    center = CGPoint(
      x: center.x - new.x + old.x * size.width, y: center.y - new.y + old.y * size.height)
  }

  /// Discards the drawing after layers in this view's layer changed.
  final func layersDidChange(_ file: StaticString, _ line: UInt) {
    drawing = nil
    mark(.content, file, line)
  }

  /// Lays out the view through its layer. A view without a layer is laid out directly, unless its class is from
  /// another module and might override `layoutSublayers(of:)`.
  final func layoutLayers() {
    guard layerStorage != nil || Self.mayOverrideLayout(type(of: self)) else {
      return layoutSubviews()
    }
    layer.layoutSublayers()
  }

  private static var classes: [ObjectIdentifier: Bool] = [:]

  private static func mayOverrideLayout(_ type: UIView.Type) -> Bool {
    if let known = classes[ObjectIdentifier(type)] { return known }
    let isOther = ClassNames.module(of: type) != ClassNames.module(of: UIView.self)
    classes[ObjectIdentifier(type)] = isOther
    return isOther
  }

  /// Creates the layer with the class that the view specifies.
  final func makeLayer() -> CALayer {
    let layerClass: AnyClass = type(of: self).layerClass
    let layer: CALayer
    if layerClass == CALayer.self {
      layer = CALayer()
    } else if layerClass == CAShapeLayer.self {
      layer = CAShapeLayer()
    } else if layerClass == CAGradientLayer.self {
      layer = CAGradientLayer()
    } else if layerClass == CATextLayer.self {
      layer = CATextLayer()
    } else if layerClass == CAReplicatorLayer.self {
      layer = CAReplicatorLayer()
    } else {
      layer = (layerClass as? CALayer.Type).map(CALayer.make) ?? CALayer()
    }
    layer.view = self
    return layer
  }

  /// Returns the image that `draw(_:)` and the layers draw, or `nil` if they draw nothing.
  package final func drawnImage() -> Image? {
    // A plain view draws nothing.
    if type(of: self) == UIView.self, layerStorage == nil { return nil }
    if let drawing, drawing.size == bounds.size { return drawing.image }
    let result = ViewDrawing(size: bounds.size)
    drawing = result
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let scale = max(1, UIScreen.main.scale)
    let context = CGContext(size: bounds.size, scale: scale, origin: bounds.origin)
    if let layerStorage {
      layerStorage.drawOwnLayers(in: context)
    } else {
      UIGraphicsPushContext(context)
      draw(bounds)
      UIGraphicsPopContext()
    }
    guard context.isTouched, let image = context.makeImage() else { return nil }
    result.image = Image(
      source: .pixels(image.pixels, width: image.width, height: image.height), size: bounds.size)
    return result.image
  }
}

extension CALayer {
  /// Draws the content of this view's layer that displays don't draw by other means.
  fileprivate func drawOwnLayers(in context: CGContext) {
    if contents != nil, !(view is UIImageView) {
      let copy = CALayer(layer: self)
      copy.backgroundColor = nil
      copy.borderWidth = 0
      copy.opacity = 1
      copy.renderTree(in: context)
    }
    displayIfNeeded()
    drawOwnContent(in: context)
    draw(in: context)
    if movingLayers != nil { return }
    for layer in plainSublayers.fromBackToFront { layer.renderInSuperlayer(context) }
  }
}

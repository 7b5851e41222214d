package import DisplayInterface
import Foundation
import UIKitDiagnostics

/// The nodes of the layers in a view that belong to no view. They are created when one of these layers is animated,
/// so that the display can animate it. Otherwise, these layers are drawn into the image of the view.
@MainActor package final class MovingLayers {
  /// The nodes of the visible layers, at any depth.
  var shown: [LayerNodes] = []
  /// The nodes of the view's own sublayers, from back to front.
  package internal(set) var roots: [NodeID] = []

  /// Removes the nodes, because the view was removed from its window.
  ///
  /// - Returns: The nodes that the display still has.
  func forget() -> [NodeID] {
    let ids = shown.flatMap(\.ids)
    for nodes in shown { nodes.owner = nil }
    shown = []
    roots = []
    return ids
  }
}

@MainActor extension CALayer {
  /// The view of this layer, or of the nearest superlayer with a view; `nil` in a mask.
  final var hostView: UIView? {
    var layer: CALayer? = self
    while let present = layer, present.view == nil {
      if present.masked != nil { return nil }
      layer = present.superlayer
    }
    return layer?.view
  }

  /// The layers that belong to no view among this layer and its sublayers at any depth.
  final var plainLayers: [CALayer] {
    (view == nil ? [self] : []) + plainSublayers.flatMap { layer in descend { layer.plainLayers } }
  }

  final var shownSublayers: [CALayer] { plainSublayers.fromBackToFront.filter { !$0.isHidden } }

  /// Returns the content and placement of each of the layer's nodes.
  final func shownParts(
    _ traits: UITraitCollection
  ) -> (
    anchor: (NodeContent, NodePlacement), box: (NodeContent, NodePlacement),
    picture: (NodeContent, NodePlacement)
  ) {
    layoutOwnIfNeeded()
    let matrix = affineTransform()
    let place = CGPoint(
      x: (position.x + matrix.tx).bounded, y: (position.y + matrix.ty).bounded)
    let plane = [matrix.a, matrix.b, matrix.c, matrix.d]
    let isUpright = plane == [1, 0, 0, 1] || !plane.allSatisfy(\.isFinite)
    let anchor = (
      NodeContent(box: Box(alpha: Double(opacity))),
      NodePlacement(
        frame: CGRect(origin: place, size: .zero),
        transform: isUpright
          ? nil
          : NodePlacement.Transform(
            size: .zero, a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d))
    )
    func color(_ color: CGColor?) -> Color? {
      color.map { UIColor(cgColor: $0).displayColor(traits) }
    }
    let box = (
      NodeContent(
        box: Box(
          background: color(backgroundColor),
          border: borderWidth > 0
            ? color(borderColor).map { Box.Border(width: borderWidth, color: $0) } : nil,
          cornerRadius: cornerRadius,
          corners: Box.Corners(rawValue: Int(maskedCorners.rawValue & 15)),
          shadow: shownShadow(traits), mask: shownMask)),
      NodePlacement(
        frame: CGRect(
          x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height,
          width: bounds.width, height: bounds.height),
        origin: bounds.origin, clips: masksToBounds)
    )
    let area = drawnArea.intersection(CGRect(x: -2000, y: -2000, width: 4000, height: 4000))
    let body = drawnImage(of: area).map { NodeContent.Body.image($0) } ?? .none
    return (
      anchor, box, (NodeContent(body: body), NodePlacement(frame: area.isNull ? .zero : area))
    )
  }

  /// Returns the layer's own drawing, without its sublayers.
  private func drawnImage(of area: CGRect) -> Image? {
    guard area.width > 0, area.height > 0 else { return nil }
    if !isStale, let image = ownImage, image.size == area.size { return image }
    isStale = false
    ownImage = nil
    let context = CGContext(
      size: area.size, scale: max(1, UIScreen.main.scale), origin: area.origin)
    displayIfNeeded()
    drawContents(in: context)
    drawOwnContent(in: context)
    draw(in: context)
    guard context.isTouched, let image = context.makeImage() else { return nil }
    ownImage = Image(
      source: .pixels(image.pixels, width: image.width, height: image.height), size: area.size)
    return ownImage
  }
}

package import DisplayInterface
import Foundation
import UIKitDiagnostics

/// The layers of a view that are no view's, where one of them moves: each has nodes of its own then, which a display
/// moves. Otherwise they are part of the picture of the view.
@MainActor package final class MovingLayers {
  /// Those that show, with their sublayers.
  var shown: [LayerNodes] = []
  /// The nodes of the view's own sublayers, from back to front.
  package internal(set) var roots: [NodeID] = []

  /// Forgets the nodes, whose view left the screen.
  ///
  /// - Returns: What the display knows.
  func forget() -> [NodeID] {
    let ids = shown.flatMap(\.ids)
    for nodes in shown { nodes.owner = nil }
    shown = []
    roots = []
    return ids
  }
}

@MainActor extension CALayer {
  /// The view that shows this layer, which is no view's.
  final var hostView: UIView? {
    var layer: CALayer? = self
    while let present = layer, present.view == nil {
      if present.masked != nil { return nil }
      layer = present.superlayer
    }
    return layer?.view
  }

  /// This layer, if it is no view's, and those in it.
  final var plainLayers: [CALayer] {
    (view == nil ? [self] : []) + plainSublayers.flatMap { layer in descend { layer.plainLayers } }
  }

  final var shownSublayers: [CALayer] { plainSublayers.fromBackToFront.filter { !$0.isHidden } }

  /// What displays are told of the layer, by node.
  final func shownParts(
    _ traits: UITraitCollection
  ) -> (anchor: (Content, Placement), box: (Content, Placement), picture: (Content, Placement)) {
    layoutOwnIfNeeded()
    let matrix = affineTransform()
    let place = CGPoint(
      x: (position.x + matrix.tx).bounded, y: (position.y + matrix.ty).bounded)
    let plane = [matrix.a, matrix.b, matrix.c, matrix.d]
    let isUpright = plane == [1, 0, 0, 1] || !plane.allSatisfy(\.isFinite)
    let anchor = (
      Content(box: Box(alpha: Double(opacity))),
      Placement(
        frame: CGRect(origin: place, size: .zero),
        transform: isUpright
          ? nil
          : Placement.Transform(
            size: .zero, a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d))
    )
    func color(_ color: CGColor?) -> Color? {
      color.map { UIColor(cgColor: $0).displayColor(traits) }
    }
    let box = (
      Content(
        box: Box(
          background: color(backgroundColor),
          border: borderWidth > 0
            ? color(borderColor).map { Box.Border(width: borderWidth, color: $0) } : nil,
          cornerRadius: cornerRadius,
          corners: Box.Corners(rawValue: Int(maskedCorners.rawValue & 15)),
          shadow: shownShadow(traits), mask: shownMask)),
      Placement(
        frame: CGRect(
          x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height,
          width: bounds.width, height: bounds.height),
        origin: bounds.origin, clips: masksToBounds)
    )
    let area = drawnArea.intersection(CGRect(x: -2000, y: -2000, width: 4000, height: 4000))
    let body = drawnImage(of: area).map { Content.Body.image($0) } ?? .none
    return (anchor, box, (Content(body: body), Placement(frame: area.isNull ? .zero : area)))
  }

  /// What the layer draws itself, without its sublayers.
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

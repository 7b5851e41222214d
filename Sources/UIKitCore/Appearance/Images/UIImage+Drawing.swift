import DisplayInterface
import ImageCoding
import Foundation

extension UIImage {
  final func fill(_ rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), let image = uprightImage else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    let shown = shownImage(image)
    guard capInsets != .zero else { return context.drawUpright(shown, in: rect) }
    for (part, place) in slices(in: rect) {
      if let piece = shown.cropping(to: part) { context.drawUpright(piece, in: place) }
    }
  }

  final func tile(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else {
      return
    }
    context.saveGState()
    context.clip(to: rect)
    // Draw only the visible tiles, from the origin of the pattern on.
    let visible = rect.intersection(context.boundingBoxOfClipPath)
    guard !visible.isNull, visible.isFinite, rect.origin.x.isFinite, rect.origin.y.isFinite,
      visible.width / size.width < 10_000, visible.height / size.height < 10_000
    else { return context.restoreGState() }
    let start = CGPoint(
      x: rect.minX + ((visible.minX - rect.minX) / size.width).rounded(.down) * size.width,
      y: rect.minY + ((visible.minY - rect.minY) / size.height).rounded(.down) * size.height)
    for y in stride(from: start.y, to: visible.maxY, by: size.height) {
      for x in stride(from: start.x, to: visible.maxX, by: size.width) {
        draw(at: CGPoint(x: x, y: y))
      }
    }
    context.restoreGState()
  }

  /// Returns the image in its tint color, if it has one.
  private func shownImage(_ image: CGImage) -> CGImage {
    guard renderingMode != .alwaysOriginal || parts.tint != nil,
      let tint = parts.tint ?? (renderingMode == .alwaysTemplate ? .black : nil)
    else { return image }
    let color = tint.cgColor
    var pixels = [UInt8](image.pixels)
    for index in stride(from: 0, to: pixels.count, by: 4) {
      pixels[index] = Pixel.byte(Float(color.red))
      pixels[index + 1] = Pixel.byte(Float(color.green))
      pixels[index + 2] = Pixel.byte(Float(color.blue))
      pixels[index + 3] = UInt8(
        (CGFloat(pixels[index + 3]) * color.alpha).rounded().clamped(0, 255))
    }
    return CGImage(pixels: Data(pixels), width: image.width, height: image.height)
  }

  /// Returns the slices of the image in pixels, and the rectangles in which they are drawn.
  private func slices(in rect: CGRect) -> [(CGRect, CGRect)] {
    let caps = capInsets
    let shrink = min(
      1, rect.width / max(caps.left + caps.right, 1), rect.height / max(caps.top + caps.bottom, 1))
    let fromX = [0, caps.left, size.width - caps.right, size.width]
    let fromY = [0, caps.top, size.height - caps.bottom, size.height]
    let toX = [
      rect.minX, rect.minX + caps.left * shrink, rect.maxX - caps.right * shrink, rect.maxX,
    ]
    let toY = [
      rect.minY, rect.minY + caps.top * shrink, rect.maxY - caps.bottom * shrink, rect.maxY,
    ]
    var slices: [(CGRect, CGRect)] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let from = CGRect(
          x: fromX[column] * scale, y: fromY[row] * scale,
          width: (fromX[column + 1] - fromX[column]) * scale,
          height: (fromY[row + 1] - fromY[row]) * scale)
        let to = CGRect(
          x: toX[column], y: toY[row], width: toX[column + 1] - toX[column],
          height: toY[row + 1] - toY[row])
        if from.width >= 1, from.height >= 1, to.width > 0, to.height > 0 {
          slices.append((from, to))
        }
      }
    }
    return slices
  }
}

extension CGContext {
  /// Draws an image with its top edge at the rectangle's minimum y.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: rect.minX, y: rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(image, in: CGRect(origin: .zero, size: rect.size))
    restoreGState()
  }
}

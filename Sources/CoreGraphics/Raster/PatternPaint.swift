import DisplayInterface
import Foundation

/// The colors of pixels that a pattern fills.
struct PatternPaint {
  private let pattern: CGPattern
  private let cell: Canvas
  private let toPattern: CGAffineTransform
  private let scale: CGSize

  /// - Parameters:
  ///   - base: The transform from the untransformed coordinates of the context to pixels.
  ///   - phase: The offset of the cells in the untransformed coordinates.
  init(_ paint: PatternColor, base: CGAffineTransform, phase: CGSize) {
    pattern = paint.pattern
    let toPixels = pattern.matrix.concatenating(
      CGAffineTransform(translationX: phase.width, y: phase.height)
    ).concatenating(base)
    toPattern = toPixels.inverted()
    let bounds = pattern.bounds
    // The cell has as many pixels as it covers.
    let most: CGFloat = 4096
    let columns = (bounds.width * hypot(toPixels.a, toPixels.b)).rounded(.up).clamped(1, most)
    let rows = (bounds.height * hypot(toPixels.c, toPixels.d)).rounded(.up).clamped(1, most)
    scale = CGSize(width: columns / bounds.width, height: rows / bounds.height)
    cell = Canvas(width: Int(bounded: columns), height: Int(bounded: rows))
    let context = CGContext(
      canvas: cell,
      transform: CGAffineTransform(
        a: scale.width, b: 0, c: 0, d: scale.height, tx: -bounds.minX * scale.width,
        ty: -bounds.minY * scale.height))
    if let color = paint.color {
      context.setFillColor(color)
      context.setStrokeColor(color)
    }
    pattern.draw(in: context)
  }

  func color(_ x: Int, _ y: Int) -> Pixel {
    let place = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(toPattern)
    func rest(_ offset: CGFloat, _ step: CGFloat) -> CGFloat {
      offset - (offset / step).rounded(.down) * step
    }
    let column = rest(place.x - pattern.bounds.minX, pattern.step.width) * scale.width
    let row = rest(place.y - pattern.bounds.minY, pattern.step.height) * scale.height
    guard column.isFinite, row.isFinite, column < CGFloat(cell.width), row < CGFloat(cell.height)
    else { return .clear }
    return cell[Int(bounded: column), Int(bounded: row)]
  }
}

/// A pattern and, unless it sets its own colors, its color.
struct PatternColor {
  let pattern: CGPattern
  let color: CGColor?
}

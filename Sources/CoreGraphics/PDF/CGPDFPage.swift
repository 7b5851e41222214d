public import Foundation
import ImageCoding

/// A page of a PDF file.
public final class CGPDFPage {
  let page: PDFPage
  public let document: CGPDFDocument?
  /// The number of the page. The first page has the number 1.
  public let pageNumber: Int

  init(_ page: PDFPage, in document: CGPDFDocument, number: Int) {
    (self.page, self.document, pageNumber) = (page, document, number)
  }

  public func getBoxRect(_ box: CGPDFBox) -> CGRect { page.box(box.key) }

  /// The clockwise rotation with which the page is displayed, in degrees.
  public var rotationAngle: Int32 { Int32(page.rotation) }

  /// Returns a transform that moves a box to the center of a rectangle, and scales it down if needed.
  ///
  /// - Parameters:
  ///   - rotate: Degrees clockwise, in addition to the rotation of the page.
  ///   - preserveAspectRatio: Whether both directions are scaled by the same factor.
  public func getDrawingTransform(
    _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
  ) -> CGAffineTransform {
    let own = page.box(box.key)
    let visible = own.overlap(with: page.box("MediaBox"))
    return page.transform(
      from: visible.isNull ? own : visible, to: rect, rotate: Int(rotate), largest: 1,
      preservesAspectRatio: preserveAspectRatio)
  }
}

extension CGContext {
  /// Draws a page with its origin at the origin of the context. Text isn't drawn.
  public func drawPDFPage(_ page: CGPDFPage) {
    PDFRenderer.draw(page.page, in: self)
  }
}

extension PDFPage {
  /// - Parameter largest: The upper limit for the scale.
  func transform(
    from box: CGRect, to rect: CGRect, rotate: Int = 0, largest: CGFloat = .infinity,
    preservesAspectRatio: Bool = false
  ) -> CGAffineTransform {
    let angle = ((rotation + rotate) % 360 + 360) % 360
    let (cosine, sine): (CGFloat, CGFloat) =
      switch angle {
      case 90: (0, 1)
      case 180: (-1, 0)
      case 270: (0, -1)
      default: (1, 0)
      }
    let (width, height) = sine == 0 ? (box.width, box.height) : (box.height, box.width)
    guard width > 0, height > 0 else { return .identity }
    var (x, y) = (min(largest, rect.width / width), min(largest, rect.height / height))
    if preservesAspectRatio { (x, y) = (min(x, y), min(x, y)) }
    return CGAffineTransform(translationX: -box.midX, y: -box.midY)
      .concatenating(CGAffineTransform(a: cosine, b: -sine, c: sine, d: cosine, tx: 0, ty: 0))
      .concatenating(CGAffineTransform(scaleX: x, y: y))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }
}

import DisplayInterface
import Foundation
import ImageCoding
import SVGDrawing

/// Draws images and symbols.
@MainActor struct ImageDrawer {
  let canvas: Canvas

  func draw(_ image: Image, in frame: CGRect) {
    let room = image.fit.anchor.map { anchor in
      CGRect(
        x: frame.minX + (frame.width - image.size.width) * anchor.x,
        y: frame.minY + (frame.height - image.size.height) * anchor.y,
        width: image.size.width, height: image.size.height)
    }
    switch image.source {
    case .symbol(let name, let font):
      draw(SymbolDrawing(named: name, weight: font.cssWeight), image, in: room ?? frame)
    case .pixels:
      let bounds = room ?? frame
      guard canvas.shows(bounds), let element = Self.picture(image, in: bounds) else { return }
      canvas.add(element.empty, bounds: bounds)
    }
  }

  /// Returns the element of a pixel image, or `nil` if the image isn't a valid pixel image.
  static func picture(_ image: Image, in bounds: CGRect) -> Element? {
    guard case .pixels(let pixels, let width, let height) = image.source, width > 0, height > 0,
      pixels.count >= width * height * 4
    else { return nil }
    var element = Element("image", in: bounds)
    element.add("preserveAspectRatio", image.fit.aspectRatio ?? "none")
    let colored = image.tint.map { template(pixels, in: $0) } ?? pixels
    let png = PNGEncoder.data(pixels: colored, width: width, height: height)
    element.add("href", "data:image/png;base64," + png.base64EncodedString())
    return element
  }

  private func draw(_ drawing: SymbolDrawing, _ image: Image, in bounds: CGRect) {
    let ratio = image.fit.anchor == nil ? image.fit.aspectRatio : nil
    let id = drawing.id + (ratio.map { "-\($0.replacing(" ", with: "-"))" } ?? "")
    var symbol = Element("symbol", [("id", id), ("viewBox", "0 0 24 24")])
    symbol.add("overflow", "visible")
    symbol.add("preserveAspectRatio", ratio)
    var use = Element("use", [("href", "#\(id)")])
    use.attributes += Element("use", in: bounds).attributes
    use.add("color", image.tint ?? .black)
    guard canvas.shows(bounds) else { return }
    canvas.define(id, [symbol.opening] + drawing.elements.map { " " + $0 } + ["</symbol>"])
    canvas.add(use.empty, bounds: bounds)
  }

  /// Returns the pixels of a template image in a color, with the image's alpha.
  private static func template(_ pixels: Data, in color: Color) -> Data {
    let bytes = [color.red, color.green, color.blue].map {
      UInt8(($0.clamped(0, 1) * 255).rounded())
    }
    var pixels = [UInt8](pixels)
    for start in stride(from: 0, to: pixels.count - 3, by: 4) {
      pixels.replaceSubrange(start..<start + 3, with: bytes)
      pixels[start + 3] = UInt8(
        (Double(pixels[start + 3]) * color.alpha.clamped(0, 1)).rounded())
    }
    return Data(pixels)
  }
}

extension Image.Fit {
  /// The position of an image that keeps its size, as fractions of the space that it leaves free; `nil` if the
  /// image is scaled to the frame.
  fileprivate var anchor: CGPoint? {
    switch self {
    case .fill, .aspectFit, .aspectFill: nil
    case .center: CGPoint(x: 0.5, y: 0.5)
    case .top: CGPoint(x: 0.5, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .topLeft: .zero
    case .topRight: CGPoint(x: 1, y: 0)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    }
  }

  /// The value for SVG's `preserveAspectRatio`, or `nil` for its default.
  fileprivate var aspectRatio: String? {
    switch self {
    case .fill: "none"
    case .aspectFit: "xMidYMid"
    case .aspectFill: "xMidYMid slice"
    default: nil
    }
  }
}

import DisplayInterface
import Foundation
import ImageCoding

/// Draws pages of PDF files: paths, gradients, images, patterns and groups, as design tools create them. Text
/// isn't drawn.
final class PDFRenderer {
  /// The part of the graphics state that the context doesn't contain.
  struct State {
    var fill = Paint()
    var stroke = Paint()
    var fillAlpha: CGFloat = 1
    var strokeAlpha: CGFloat = 1
  }

  struct Paint {
    var space = PDFColorSpace.gray
    var color = CGColor.black
    var pattern: PDFObject?
  }

  let reader: PDFReader
  var context: CGContext
  var state = State()
  var saved: [State] = []
  /// The number of saved states that the current form can't restore, because its callers saved them.
  var floor = 0
  var resources: [String: PDFObject]
  /// The transform of the page or form, on which patterns are based.
  var base: CGAffineTransform
  var depth = 0
  var pendingClip: CGPathFillRule?
  /// The number of pixels that may still be drawn; it limits the time for files with many repetitions.
  /// Operators and lines also count as a number of pixels, because they take time.
  var budget: Int

  private init(_ page: PDFPage, _ context: CGContext) {
    (self.context, reader, resources) = (context, page.reader, page.resources)
    base = context.ctm
    budget = 1 << 24 + min(context.width * context.height, 1 << 18) * 1024
  }

  /// Draws a page in its own coordinate system.
  static func draw(_ page: PDFPage, in context: CGContext) {
    // The content of an encrypted file can't be read.
    guard !page.reader.isEncrypted else { return }
    let renderer = PDFRenderer(page, context)
    context.saveGState()
    context.state.pen = StrokeStyle()
    context.clip(to: page.visibleBox)
    renderer.run(page.content)
    context.restoreGState()
    context.beginPath()
  }

  /// Returns four bytes per pixel: red, green, blue and alpha, not premultiplied; `nil` if the data can't be
  /// drawn.
  static func pixels(of data: Data, width: Int, height: Int) -> Data? {
    guard let page = PDFReader(data)?.page(0), !page.reader.isEncrypted else { return nil }
    let canvas = Canvas(width: width, height: height)
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    let place = page.transform(
      from: page.visibleBox, to: CGRect(x: 0, y: 0, width: width, height: height))
    draw(page, in: CGContext(canvas: canvas, transform: place.concatenating(flip)))
    return canvas.straight()
  }

  // MARK: Operators

  func run(_ content: [UInt8]) {
    let mostOperands = 64
    var scanner = PDFScanner(content)
    var operands: [PDFObject] = []
    while budget > 0 {
      switch scanner.next() {
      case .word("BI"):
        drawInlineImage(&scanner)
        operands.removeAll()
      case .word(let word):
        budget -= 64
        execute(word, operands)
        operands.removeAll(keepingCapacity: true)
      case let operand?:
        if operands.count < mostOperands { operands.append(operand) }
      case nil:
        // An unmatched closing bracket, or the end.
        scanner.place += 1
        if scanner.place >= content.count { return }
      }
    }
  }

  private func execute(_ word: String, _ operands: [PDFObject]) {
    let numbers = operands.compactMap { $0.number.map { CGFloat($0) } }
    if addToPath(word, numbers) || paintPath(word) { return }
    if setColor(word, operands, numbers.map { Double($0) }) { return }
    switch word {
    case "q": save()
    case "Q": if saved.count > floor { restore() }
    case "cm": if let transform = CGAffineTransform(numbers) { context.concatenate(transform) }
    case "w": numbers.first.map(setLineWidth)
    case "J":
      numbers.first.flatMap { CGLineCap(rawValue: Int32($0.bounded)) }.map(context.setLineCap)
    case "j":
      numbers.first.flatMap { CGLineJoin(rawValue: Int32($0.bounded)) }.map(context.setLineJoin)
    case "M": numbers.first.map(context.setMiterLimit)
    case "d": setDash(operands)
    case "gs": if let name = operands.first?.name { setParameters(resource("ExtGState", name)) }
    case "Do": if let name = operands.first?.name { drawObject(resource("XObject", name)) }
    case "sh":
      guard let name = operands.first?.name else { return }
      draw(PDFShading(resource("Shading", name), resources, reader))
    default: break
    }
  }

  func resource(_ kind: String, _ name: String) -> PDFObject {
    reader.resolve(reader.resolve(resources[kind]).dictionary?[name])
  }

  func save() {
    let most = 512
    guard saved.count - floor < most else { return }
    saved.append(state)
    context.saveGState()
  }

  func restore() {
    state = saved.removeLast()
    context.restoreGState()
  }

  /// Sets the line width; a line with the width 0 is one pixel wide.
  private func setLineWidth(_ width: CGFloat) {
    context.setLineWidth(width > 0 ? width : 1 / max(context.scale, 1e-6))
  }

  private func setDash(_ operands: [PDFObject]) {
    guard let lengths = operands.first?.array?.compactMap(\.number) else { return }
    context.setLineDash(
      phase: operands.last?.number ?? 0,
      lengths: lengths.contains { $0 > 0 } ? lengths.map { CGFloat(max(0, $0)) } : [])
  }

  private func setParameters(_ object: PDFObject) {
    for (key, value) in object.dictionary ?? [:] {
      let value = reader.resolve(value)
      switch key {
      case "LW": value.number.map { setLineWidth($0) }
      case "LC": value.integer.flatMap { CGLineCap(rawValue: Int32($0)) }.map(context.setLineCap)
      case "LJ": value.integer.flatMap { CGLineJoin(rawValue: Int32($0)) }.map(context.setLineJoin)
      case "ML": value.number.map { context.setMiterLimit($0) }
      case "D": setDash(value.array?.map(reader.resolve) ?? [])
      case "ca": state.fillAlpha = CGFloat(value.number ?? 1).clamped(0, 1)
      case "CA": state.strokeAlpha = CGFloat(value.number ?? 1).clamped(0, 1)
      case "BM":
        let names = (value.array ?? [value]).compactMap { reader.resolve($0).name }
        context.setBlendMode(names.lazy.compactMap { CGBlendMode(pdf: $0) }.first ?? .normal)
      case "SMask": setMask(value)
      default: break
      }
    }
  }

  // MARK: Colors

  private func setColor(_ word: String, _ operands: [PDFObject], _ numbers: [Double]) -> Bool {
    let paint: WritableKeyPath<State, Paint> =
      word.first?.isUppercase == true ? \.stroke : \.fill
    var space = state[keyPath: paint].space
    var values = numbers
    switch word {
    case "G", "g": space = .gray
    case "RG", "rg": space = .rgb
    case "K", "k": space = .cmyk
    case "CS", "cs":
      space = PDFColorSpace(operands.last, resources, reader) ?? .gray
      values = space.initial
    case "SC", "sc", "SCN", "scn": break
    default: return false
    }
    let pattern = word.hasSuffix("N") || word.hasSuffix("n") ? operands.last?.name : nil
    state[keyPath: paint] = Paint(
      space: space, color: space.color(values), pattern: pattern.map { resource("Pattern", $0) })
    return true
  }
}

extension CGAffineTransform {
  init?(_ numbers: [CGFloat]) {
    guard numbers.count == 6 else { return nil }
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}

extension CGBlendMode {
  /// - Parameter name: The name of the mode in PDF.
  fileprivate init?(pdf name: String) {
    let names = [
      "Normal", "Multiply", "Screen", "Overlay", "Darken", "Lighten", "ColorDodge", "ColorBurn",
      "SoftLight", "HardLight", "Difference", "Exclusion", "Hue", "Saturation", "Color",
      "Luminosity",
    ]
    guard let index = names.firstIndex(of: name) else { return nil }
    self.init(rawValue: Int32(index))
  }
}

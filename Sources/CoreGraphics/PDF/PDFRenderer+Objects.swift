import DisplayInterface
import Foundation
import ImageCoding

extension PDFRenderer {
  func drawObject(_ object: PDFObject) {
    switch object.dictionary?["Subtype"]?.name {
    case "Image": draw(PDFImage(object, resources, reader))
    case "Form": drawForm(object)
    default: break
    }
  }

  // MARK: Forms

  /// Draws a form, which has its own content stream.
  private func drawForm(_ object: PDFObject) {
    guard let values = object.dictionary else { return }
    let group = reader.resolve(values["Group"]).dictionary ?? [:]
    let isGroup = reader.resolve(group["S"]).name == "Transparency"
    let isDrawnAsOne =
      isGroup
      && (state.fillAlpha < 1 || context.state.blendMode != .normal || context.state.mask != nil
        || reader.resolve(group["I"]).bool == true)
    drawContent(of: object, values) {
      guard isDrawnAsOne else { return draw() }
      budget -= context.width * context.height * 2
      context.setAlpha(context.state.alpha * state.fillAlpha)
      (state.fillAlpha, state.strokeAlpha) = (1, 1)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      draw()
      context.endTransparencyLayer()
    }
    func draw() { reader.data(of: object).map(run) }
  }

  /// Draws with the transform, the clip and the resources of a form or pattern.
  private func drawContent(
    of object: PDFObject, _ values: [String: PDFObject], _ draw: () -> Void
  ) {
    let deepest = 16
    budget -= 1 << 12
    guard depth < deepest, budget > 0 else { return }
    let outer = (resources, base, floor, pendingClip)
    saved.append(state)
    context.saveGState()
    depth += 1
    floor = saved.count
    pendingClip = nil
    if let own = reader.resolve(values["Resources"]).dictionary { resources = own }
    if let numbers = reader.numbers(values["Matrix"]),
      let transform = CGAffineTransform(numbers.map { CGFloat($0) })
    {
      context.concatenate(transform)
    }
    base = context.ctm
    if let box = reader.numbers(values["BBox"]) {
      let path = CGMutablePath()
      path.addRect(CGRect(corners: box), transform: context.ctm)
      clip(to: path, .winding)
    }
    draw()
    while saved.count >= floor { restore() }
    depth -= 1
    (resources, base, floor, pendingClip) = outer
    context.beginPath()
  }

  // MARK: Masks

  /// Masks all later drawing by the luminosity or the alpha of a group.
  func setMask(_ object: PDFObject) {
    context.state.mask = nil
    guard let values = object.dictionary, depth < 8 else { return }
    let pixels = context.width * context.height
    budget -= pixels * 2
    guard budget > 0 else { return }
    let canvas = Canvas(width: context.width, height: context.height)
    let outer = (context, state)
    context = CGContext(canvas: canvas, transform: context.ctm)
    state = State()
    let group = reader.resolve(values["G"])
    drawForm(group)
    (context, state) = outer
    let space = reader.resolve(group.dictionary?["Group"]).dictionary?["CS"]
    let backdrop = reader.numbers(values["BC"]).map {
      Pixel((PDFColorSpace(space, resources, reader) ?? .gray).color($0)).luminosity
    }
    let isAlpha = reader.resolve(values["S"]).name == "Alpha"
    let transfer = PDFFunction(values["TR"], reader)
    let transferred = (0...255).map { step in
      transfer.flatMap { $0([Double(step) / 255]).first }.map { Pixel.byte(Float($0)) }
        ?? UInt8(step)
    }
    var shares = [UInt8](repeating: 0, count: pixels)
    for y in 0..<canvas.height {
      for x in 0..<canvas.width {
        let pixel = canvas[x, y]
        let share =
          isAlpha ? pixel.alpha : pixel.luminosity + (1 - pixel.alpha) * (backdrop ?? 0)
        shares[y * canvas.width + x] = transferred[Int(Pixel.byte(share))]
      }
    }
    context.state.mask = Coverage(
      minX: 0, minY: 0, width: canvas.width, height: canvas.height, values: shares)
  }

  // MARK: Patterns and shadings

  /// Fills the clipped area with a pattern.
  func draw(_ pattern: PDFObject, _ paint: Paint, _ alpha: CGFloat) {
    guard let values = pattern.dictionary else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.state.transform = base
    if reader.resolve(values["PatternType"]).integer == 2 {
      if let numbers = reader.numbers(values["Matrix"]),
        let transform = CGAffineTransform(numbers.map { CGFloat($0) })
      {
        context.concatenate(transform)
      }
      context.setAlpha(context.state.alpha * alpha)
      drawWhole(PDFShading(values["Shading"], resources, reader))
    } else {
      drawTiles(pattern, values, paint)
    }
  }

  private func drawTiles(_ pattern: PDFObject, _ values: [String: PDFObject], _ paint: Paint) {
    guard let x = reader.resolve(values["XStep"]).number.map({ abs($0) }), x > 0,
      let y = reader.resolve(values["YStep"]).number.map({ abs($0) }), y > 0,
      let box = reader.numbers(values["BBox"]).map({ CGRect(corners: $0) }),
      let content = reader.data(of: pattern)
    else { return }
    var outside = values
    outside["BBox"] = nil
    drawContent(of: pattern, outside) {
      state.fill = Paint(space: paint.space, color: paint.color)
      state.stroke = state.fill
      let area = context.boundingBoxOfClipPath.bounded
      func steps(_ low: CGFloat, _ high: CGFloat, _ step: CGFloat) -> ClosedRange<Int> {
        let first = Int(bounded: (low / step).rounded(.up))
        return first...max(first, Int(bounded: (high / step).rounded(.down)))
      }
      for row in steps(area.minY - box.maxY, area.maxY - box.minY, y) {
        for column in steps(area.minX - box.maxX, area.maxX - box.minX, x) where budget > 0 {
          save()
          context.translateBy(x: CGFloat(column) * x, y: CGFloat(row) * y)
          let path = CGMutablePath()
          path.addRect(box, transform: context.ctm)
          clip(to: path, .winding)
          let outerFloor = floor
          floor = saved.count
          run(content)
          while saved.count > floor { restore() }
          floor = outerFloor
          restore()
          budget -= 1 << 10
        }
        if budget <= 0 { return }
      }
    }
  }

  /// Implements the operator `sh`.
  func draw(_ shading: PDFShading?) {
    context.saveGState()
    context.setAlpha(context.state.alpha * state.fillAlpha)
    drawWhole(shading)
    context.restoreGState()
  }

  private func drawWhole(_ shading: PDFShading?) {
    budget -= context.width * context.height
    if budget > 0 { shading?.draw(in: context) }
  }

  // MARK: Images

  private func draw(_ image: PDFImage?) {
    guard let image else { return }
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let area = context.convertToDeviceSpace(unit).overlap(
      with: CGRect(x: 0, y: 0, width: context.width, height: context.height))
    budget -=
      image.width * image.height + (area.isNull ? 0 : Int(bounded: area.width * area.height))
    guard budget > 0 else { return }
    context.saveGState()
    let pixels = image.image(resources, color: state.fill.color)
    if image.isStencil, let pattern = state.fill.pattern {
      context.clip(to: unit, mask: pixels)
      draw(pattern, state.fill, state.fillAlpha)
    } else {
      context.setAlpha(context.state.alpha * state.fillAlpha)
      context.draw(pixels, in: unit)
    }
    context.restoreGState()
  }

  /// Draws an image whose samples follow in the content stream. Its keys and names are usually abbreviated.
  func drawInlineImage(_ scanner: inout PDFScanner) {
    let keys = [
      "W": "Width", "H": "Height", "BPC": "BitsPerComponent", "CS": "ColorSpace", "D": "Decode",
      "IM": "ImageMask", "F": "Filter", "DP": "DecodeParms",
    ]
    var values: [String: PDFObject] = [:]
    while let key = scanner.next()?.name, let value = scanner.next() {
      values[keys[key] ?? key] = value
    }
    // The operator ID has been read, and one space follows it.
    let start = min(scanner.place + 1, scanner.bytes.count)
    var end = start
    let bytes = scanner.bytes
    func isSpace(_ place: Int) -> Bool { place >= bytes.count || bytes[place] <= 32 }
    while end < bytes.count {
      if isSpace(end), isSpace(end + 3), bytes[end...].dropFirst().starts(with: "EI".utf8) { break }
      end += 1
    }
    budget -= end - start
    scanner.place = min(end + 3, bytes.count)
    draw(PDFImage(.stream(values, bytes[start..<end]), resources, reader))
  }
}

extension Pixel {
  /// The luminosity of the color multiplied by its alpha.
  fileprivate var luminosity: Float { 0.3 * red + 0.59 * green + 0.11 * blue }
}

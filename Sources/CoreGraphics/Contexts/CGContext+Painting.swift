import DisplayInterface
public import Foundation

extension CGContext {
  /// The area of all pixels.
  var everything: Coverage {
    Coverage(fullFrom: 0, 0, width: canvas.width, height: canvas.height)
  }

  /// Draws the unclipped part of an area, after its shadow.
  func paint(_ coverage: Coverage, _ color: (_ x: Int, _ y: Int) -> Pixel) {
    let alpha = Float(state.alpha)
    if let shadow = state.shadow {
      let cast = coverage.cast(
        dx: Int(bounded: shadow.offset.width.rounded()),
        dy: Int(bounded: -shadow.offset.height.rounded()),
        blur: shadow.blur.clamped(0, CGFloat(max(canvas.width, canvas.height))),
        alpha: { color($0, $1).alpha })
      let pixel = Pixel(shadow.color) * alpha
      canvas.draw(clipped(cast), state.blendMode) { _, _ in pixel }
    }
    canvas.draw(clipped(coverage), state.blendMode) { color($0, $1) * alpha }
  }

  /// Draws an area with a single color.
  private func paint(_ coverage: Coverage, _ color: Pixel) {
    guard state.shadow == nil else { return paint(coverage) { _, _ in color } }
    canvas.draw(clipped(coverage), state.blendMode, color * Float(state.alpha))
  }

  /// Draws an area with a pattern, or with a color if there is none.
  private func paint(_ coverage: Coverage, _ color: CGColor, _ pattern: PatternColor?) {
    guard let pattern else { return paint(coverage, Pixel(color)) }
    let cells = PatternPaint(pattern, base: baseTransform, phase: state.patternPhase)
    paint(coverage, cells.color)
  }

  private func clipped(_ coverage: Coverage) -> Coverage {
    let clipped = state.clip.map(coverage.intersection) ?? coverage
    return state.mask.map(clipped.intersection) ?? clipped
  }

  private func coverage(of polygons: [Polyline], _ rule: CGPathFillRule) -> Coverage {
    Coverage(
      polygons, rule: rule, canvas: (canvas.width, canvas.height), isSmooth: state.isSmooth)
  }

  // MARK: The current path

  /// The current path, which is empty after it's drawn.
  public var path: CGPath? {
    var inverse = ctm.inverted()
    return pathStorage.isEmpty ? nil : pathStorage.copy(using: &inverse)
  }

  public var isPathEmpty: Bool { pathStorage.isEmpty }
  public var currentPointOfPath: CGPoint { convertToUserSpace(pathStorage.currentPoint) }
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  public func beginPath() {
    pathStorage = CGMutablePath()
  }

  public func closePath() {
    pathStorage.closeSubpath()
  }

  public func move(to point: CGPoint) {
    pathStorage.move(to: point, transform: ctm)
  }

  public func addLine(to point: CGPoint) {
    pathStorage.addLine(to: point, transform: ctm)
  }

  public func addLines(between points: [CGPoint]) {
    pathStorage.addLines(between: points, transform: ctm)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    pathStorage.addQuadCurve(to: end, control: control, transform: ctm)
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    pathStorage.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }

  public func addRect(_ rect: CGRect) {
    pathStorage.addRect(rect, transform: ctm)
  }

  public func addRects(_ rects: [CGRect]) {
    pathStorage.addRects(rects, transform: ctm)
  }

  public func addEllipse(in rect: CGRect) {
    pathStorage.addEllipse(in: rect, transform: ctm)
  }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    pathStorage.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: ctm)
  }

  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    pathStorage.addArc(tangent1End: end1, tangent2End: end2, radius: radius, transform: ctm)
  }

  public func addPath(_ path: CGPath) {
    pathStorage.addPath(path, transform: ctm)
  }

  public func replacePathWithStrokedPath() {
    pathStorage = CGMutablePath(
      steps: CGPath(polygons: strokedOutline(), transform: .identity).steps)
  }

  // MARK: Drawing paths

  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke {
      let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
      let area = coverage(of: pathStorage.flattened(by: .identity), rule)
      paint(area, state.fill, state.fillPattern)
    }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke {
      paint(coverage(of: strokedOutline(), .winding), state.stroke, state.strokePattern)
    }
    beginPath()
  }

  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  public func strokePath() {
    drawPath(using: .stroke)
  }

  /// Returns the outline of the stroked path in pixels. The pen has its size in user space, so that the
  /// transform also scales the pen.
  private func strokedOutline() -> [Polyline] {
    let (toPixels, fromPixels) = (ctm, ctm.inverted())
    func map(_ lines: [Polyline], _ transform: CGAffineTransform) -> [Polyline] {
      lines.map {
        Polyline(points: $0.points.map { $0.applying(transform) }, isClosed: $0.isClosed)
      }
    }
    let lines = map(pathStorage.flattened(by: .identity), fromPixels)
    var pen = state.pen
    pen.scale = scale
    return map(pen.outline(of: lines), toPixels)
  }

  public func fill(_ rect: CGRect) {
    fill([rect])
  }

  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes lines between the first and second point, the third and fourth point and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    let box = CGMutablePath()
    box.addRect(rect, transform: ctm)
    let area = coverage(of: box.flattened(by: .identity), .winding)
    canvas.draw(clipped(area), .copy, .clear)
  }

  // MARK: Clipping

  /// Clips all later drawing to the current path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: coverage(of: pathStorage.flattened(by: .identity), rule))
    beginPath()
  }

  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Clips all later drawing by the alpha of an image or an image mask.
  public func clip(to rect: CGRect, mask: CGImage) {
    let layer = Canvas(width: canvas.width, height: canvas.height)
    let context = CGContext(canvas: layer, transform: ctm)
    if !rect.isEmpty { context.drawPixels(of: mask, in: rect) }
    var values = [UInt8](repeating: 0, count: layer.width * layer.height)
    for index in values.indices { values[index] = layer.bytes[index * 4 + 3] }
    clip(
      to: Coverage(minX: 0, minY: 0, width: layer.width, height: layer.height, values: values))
  }

  private func clip(to coverage: Coverage) {
    state.clip = state.clip.map(coverage.intersection) ?? coverage
  }

  public func resetClip() {
    state.clip = nil
  }

  public var boundingBoxOfClipPath: CGRect {
    let box =
      state.clip.map { CGRect(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height) }
      ?? CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
    return convertToUserSpace(box)
  }

  // MARK: Images and gradients

  /// Draws an image whose lower edge is at the smallest y of the rectangle. Fills an image mask with the fill color.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard image.width > 0, image.height > 0, !rect.isEmpty else { return }
    guard byTiling else { return place(image, in: rect) }
    let visible = boundingBoxOfClipPath
    var y = rect.minY + ((visible.minY - rect.minY) / rect.height).rounded(.down) * rect.height
    while y < visible.maxY {
      var x = rect.minX + ((visible.minX - rect.minX) / rect.width).rounded(.down) * rect.width
      while x < visible.maxX {
        let tile = CGRect(x: x, y: y, width: rect.width, height: rect.height)
        place(image, in: tile)
        x += rect.width
      }
      y += rect.height
    }
  }

  private func place(_ image: CGImage, in rect: CGRect) {
    guard image.isMask else { return drawPixels(of: image, in: rect) }
    saveGState()
    clip(to: rect, mask: image)
    fill(rect)
    restoreGState()
  }

  private func drawPixels(of image: CGImage, in rect: CGRect) {
    let box = CGMutablePath()
    box.addRect(rect, transform: ctm)
    let toImage = ctm.inverted().concatenating(
      CGAffineTransform(
        a: CGFloat(image.width) / rect.width, b: 0, c: 0, d: -CGFloat(image.height) / rect.height,
        tx: -rect.minX * CGFloat(image.width) / rect.width,
        ty: rect.maxY * CGFloat(image.height) / rect.height))
    let sampler = ImageSampler(image, isSmooth: state.interpolation != .none)
    paint(coverage(of: box.flattened(by: .identity), .winding)) { x, y in
      sampler.color(at: CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(toImage))
    }
  }

  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    let square = dx * dx + dy * dy
    guard square > 0 else { return }
    let ramp = GradientRamp(gradient)
    let inverse = ctm.inverted()
    let area = state.clip?.box ?? everything
    func color(_ x: Int, _ y: Int) -> Pixel {
      let place = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
      let part = ((place.x - startPoint.x) * dx + (place.y - startPoint.y) * dy) / square
      if part < 0, !options.contains(.drawsBeforeStartLocation) { return .clear }
      if part > 1, !options.contains(.drawsAfterEndLocation) { return .clear }
      return ramp.color(at: part)
    }
    // In a gradient from top to bottom, as in most backgrounds, all pixels of a row have the same color.
    guard state.shadow == nil, inverse.a * dx + inverse.b * dy == 0 else {
      return paint(area, color)
    }
    for y in area.minY..<(area.minY + area.height) {
      paint(
        Coverage(fullFrom: area.minX, y, width: area.width, height: 1), color(area.minX, y))
    }
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let ramp = GradientRamp(gradient)
    let inverse = ctm.inverted()
    let (cx, cy) = (endCenter.x - startCenter.x, endCenter.y - startCenter.y)
    let dr = endRadius - startRadius
    let a = cx * cx + cy * cy - dr * dr
    paint(state.clip?.box ?? everything) { x, y in
      let place = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
      let (px, py) = (place.x - startCenter.x, place.y - startCenter.y)
      // Of the circles between start and end that pass through this point, the last one determines the color.
      let b = px * cx + py * cy + startRadius * dr
      let c = px * px + py * py - startRadius * startRadius
      var parts: [CGFloat]
      if abs(a) < 1e-9 {
        parts = abs(b) < 1e-9 ? [] : [c / (2 * b)]
      } else {
        let discriminant = b * b - a * c
        guard discriminant >= 0 else { return .clear }
        let root = discriminant.squareRoot()
        parts = [(b + root) / a, (b - root) / a].sorted(by: >)
      }
      parts = parts.filter { part in
        startRadius + part * dr >= 0
          && (part >= 0 || options.contains(.drawsBeforeStartLocation))
          && (part <= 1 || options.contains(.drawsAfterEndLocation))
      }
      return parts.first.map(ramp.color) ?? .clear
    }
  }
}

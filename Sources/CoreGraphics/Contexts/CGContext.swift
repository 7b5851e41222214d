import DisplayInterface
public import Foundation

/// Draws paths, images and gradients into pixels.
public final class CGContext {
  /// What is saved and restored.
  struct State {
    /// From the coordinates that are drawn in to pixels, with y growing downwards.
    var transform: CGAffineTransform
    var clip: Coverage?
    /// What is drawn shows as far as this covers it, too.
    var mask: Coverage?
    var fill = CGColor.black
    var stroke = CGColor.black
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var pen = StrokeStyle()
    var shadow: Shadow?
    var isSmooth = true
    var interpolation = CGInterpolationQuality.default
  }

  struct Shadow {
    /// In pixels.
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor
  }

  /// From the coordinates that glyphs are drawn in to those of the context. Strings that draw themselves ignore it.
  public var textMatrix = CGAffineTransform.identity

  var canvas: Canvas
  var state: State
  private var saved: [State] = []
  private var layers: [(canvas: Canvas, state: State)] = []
  /// In pixels.
  var pathStorage = CGMutablePath()
  /// What is drawn on first.
  private let base: Canvas

  init(canvas: Canvas, transform: CGAffineTransform) {
    self.canvas = canvas
    base = canvas
    state = State(transform: transform)
    bitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    colorSpace = CGColorSpace(.rgb)
  }

  /// Pixels to draw on, with the origin at the bottom left.
  ///
  /// - Parameters:
  ///   - data: Where the pixels are kept; `nil` for memory of the context's own.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: 0 for as many as it takes.
  ///   - bitmapInfo: A layout with alpha multiplied in, or none.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard width > 0, height > 0,
      let layout = PixelLayout(info, space: space, bitsPerComponent: bitsPerComponent),
      Canvas.isPossible(width, height, bytesPerRow),
      bytesPerRow == 0 || bytesPerRow >= width * layout.bytesPerPixel
    else { return nil }
    base = Canvas(
      width: width, height: height, layout: layout, bytesPerRow: bytesPerRow, memory: data)
    canvas = base
    state = State(
      transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    self.bitmapInfo = info
    colorSpace = space
  }

  // MARK: Pixels

  public let bitmapInfo: CGBitmapInfo
  public let colorSpace: CGColorSpace?
  public var width: Int { base.width }
  public var height: Int { base.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { base.layout.bytesPerPixel * 8 }
  public var bytesPerRow: Int { base.bytesPerRow }
  public var data: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(base.bytes) }

  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
  }

  /// Whether anything was drawn.
  package var isTouched: Bool { base.isTouched }

  /// A copy of the pixels.
  public func makeImage() -> CGImage? {
    CGImage(pixels: base.straight(), width: base.width, height: base.height)
  }

  public func flush() {}
  public func synchronize() {}

  // MARK: State

  public func saveGState() {
    saved.append(state)
  }

  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  public var ctm: CGAffineTransform { state.transform }
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// - Parameter angle: In radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  /// How much what is drawn hides what is there, besides its colour's alpha.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha.clamped(0, 1)
  }

  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.isSmooth = shouldAntialias
  }

  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    if !allowsAntialiasing { state.isSmooth = false }
  }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// - Parameters:
  ///   - offset: In pixels, whatever the transform; upwards where it is positive.
  ///   - blur: How far it is spread, in pixels.
  ///   - color: `nil` for none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { Shadow(offset: offset, blur: blur, color: $0) }
  }

  /// A shadow in translucent black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  package var fillColor: CGColor { state.fill }

  public func setFillColor(_ color: CGColor) {
    state.fill = color
  }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(gray: gray, alpha: alpha)
  }

  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(gray: gray, alpha: alpha)
  }

  public func setLineWidth(_ width: CGFloat) {
    state.pen.width = width
  }

  public func setLineCap(_ cap: CGLineCap) {
    state.pen.cap = cap
  }

  public func setLineJoin(_ join: CGLineJoin) {
    state.pen.join = join
  }

  public func setMiterLimit(_ limit: CGFloat) {
    state.pen.miterLimit = limit
  }

  public func setFlatness(_ flatness: CGFloat) {}

  /// - Parameter lengths: Of dashes and the gaps between them; empty for a line without gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.pen.dash = lengths.isEmpty ? nil : DashPattern(phase: phase, lengths: lengths)
  }

  // MARK: Layers

  /// Has what is drawn until the end of the layer drawn as one, with the alpha, blend mode and shadow
  /// that are set now.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
    layers.append((canvas, state))
    canvas = Canvas(width: base.width, height: base.height)
    saveGState()
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    // The layer as a whole is clipped, once.
    state.clip = state.clip.map(\.box)
    state.mask = nil
  }

  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  public func endTransparencyLayer() {
    guard let outer = layers.popLast() else { return }
    let layer = canvas
    canvas = outer.canvas
    restoreGState()
    state = outer.state
    paint(everything) { x, y in layer[x, y] }
  }
}

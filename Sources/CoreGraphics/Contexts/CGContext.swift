import DisplayInterface
public import Foundation

/// Draws paths, images and gradients into pixels.
public final class CGContext {
  /// The graphics state, which can be saved and restored.
  struct State {
    /// From user space to pixels; in pixels y increases downward.
    var transform: CGAffineTransform
    var clip: Coverage?
    /// An additional mask for all drawing.
    var mask: Coverage?
    var fill = CGColor.black { didSet { fillPattern = nil } }
    var stroke = CGColor.black { didSet { strokePattern = nil } }
    /// In place of the color.
    var fillPattern: PatternColor?
    var strokePattern: PatternColor?
    var patternPhase = CGSize.zero
    var fillSpace = CGColorSpace(.monochrome)
    var strokeSpace = CGColorSpace(.monochrome)
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

  /// The transform from the coordinates of glyphs to user space. Strings that draw themselves ignore it.
  public var textMatrix = CGAffineTransform.identity

  var canvas: Canvas
  var state: State
  private var saved: [State] = []
  private var layers: [(canvas: Canvas, state: State)] = []
  /// In pixels.
  var pathStorage = CGMutablePath()
  /// The canvas below all transparency layers.
  private let base: Canvas
  /// The transform at the creation.
  let baseTransform: CGAffineTransform

  init(canvas: Canvas, transform: CGAffineTransform) {
    self.canvas = canvas
    base = canvas
    baseTransform = transform
    state = State(transform: transform)
    bitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    colorSpace = CGColorSpace(.rgb)
  }

  /// Creates a context with the origin at the bottom left.
  ///
  /// - Parameters:
  ///   - data: The memory for the pixels; `nil` if the context allocates it.
  ///   - bitsPerComponent: Must be 8.
  ///   - bytesPerRow: 0 for the smallest possible number.
  ///   - bitmapInfo: A pixel layout with premultiplied alpha or without alpha.
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
    baseTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    state = State(transform: baseTransform)
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

  /// Whether anything was drawn or read.
  package var isTouched: Bool { base.isTouched }

  /// Creates an image with a copy of the pixels.
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

  /// Sets the opacity of all later drawing, in addition to the alpha of the colors.
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
  ///   - offset: In pixels, regardless of the transform; a positive height is upward.
  ///   - blur: The distance by which the blur spreads the shadow, in pixels.
  ///   - color: `nil` for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { Shadow(offset: offset, blur: blur, color: $0) }
  }

  /// Sets a shadow in translucent black.
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

  /// - Parameter lengths: The lengths of the dashes and gaps; empty for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.pen.dash = lengths.isEmpty ? nil : DashPattern(phase: phase, lengths: lengths)
  }

  // MARK: Layers

  /// Combines all drawing until the end of the layer into a single image, which is drawn with the current
  /// alpha, blend mode and shadow.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
    layers.append((canvas, state))
    canvas = Canvas(width: base.width, height: base.height)
    saveGState()
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    // The layer as a whole is clipped when it's drawn.
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

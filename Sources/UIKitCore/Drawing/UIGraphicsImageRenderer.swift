import DisplayInterface
public import Foundation

/// The options of a renderer.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The number of pixels per point of the screen.
  package static var screenScale: CGFloat {
    guard MainQueue.isCurrent else { return 2 }
    return MainActor.assumeIsolated { AppDisplay.current.traits.scale }
  }

  public required override init() {
    super.init()
  }

  open class func `default`() -> Self { Self() }
  open class func preferred() -> Self { Self() }

  /// The area of the drawing, in points.
  open package(set) var bounds = CGRect.zero

  open func copy(with zone: NSZone? = nil) -> Any { Self() }
}

/// The options of an image renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// The number of pixels per point; by default that of the screen.
  open var scale: CGFloat = UIGraphicsRendererFormat.screenScale
  /// Whether the image has no transparency; `false` by default.
  open var opaque = false
  open var preferredRange: Range = .automatic
  open var prefersExtendedRange = false

  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    copy.scale = scale
    copy.opaque = opaque
    copy.preferredRange = preferredRange
    copy.prefersExtendedRange = prefersExtendedRange
    return copy
  }
}

/// The drawing context of a renderer.
open class UIGraphicsRendererContext: NSObject {
  public internal(set) final var cgContext: CGContext
  public final let format: UIGraphicsRendererFormat

  package init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  open func fill(_ rect: CGRect) {
    fill(rect, blendMode: .normal)
  }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  open func stroke(_ rect: CGRect) {
    stroke(rect, blendMode: .normal)
  }

  /// Draws a frame of one point inside a rectangle.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// An image of the drawing so far.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    guard !format.bounds.isEmpty, let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }
}

/// The superclass of the renderers.
open class UIGraphicsRenderer: NSObject {
  public final let format: UIGraphicsRendererFormat

  package init(format: UIGraphicsRendererFormat) {
    self.format = format
  }

  open var allowsImageOutput: Bool { false }
}

/// Draws images.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let imageFormat: UIGraphicsImageRendererFormat

  /// - Parameter bounds: The area of the drawing, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format.copy() as! UIGraphicsImageRendererFormat
    imageFormat.bounds = bounds
    super.init(format: imageFormat)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  open override var allowsImageOutput: Bool { true }

  /// Returns an image of the drawing that `actions` produce.
  open func image(actions: DrawingActions) -> UIImage {
    let bounds = imageFormat.bounds
    if !(imageFormat.scale > 0) { imageFormat.scale = UIGraphicsRendererFormat.screenScale }
    let context = CGContext(size: bounds.size, scale: imageFormat.scale, origin: bounds.origin)
    if imageFormat.opaque {
      context.setFillColor(.black)
      context.fill(bounds)
    }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    let rendererContext = UIGraphicsImageRendererContext(cgContext: context, format: imageFormat)
    actions(rendererContext)
    return rendererContext.currentImage
  }

  open func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// - Parameter compressionQuality: From 0 (smallest file) to 1 (best quality).
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions)
    -> Data
  {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

import ImageCoding
import UIKitDiagnostics
public import Foundation
import DisplayInterface
import Synchronization

/// An image: pixels, or a symbol that is drawn like text. Immutable.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  /// Whether an image is drawn in its own colors, or as a template in the tint color.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  package enum Source: Equatable, Sendable {
    case none
    case symbol(String)
    case pixels(CGImage)
  }

  enum Baseline: Hashable, Sendable {
    /// That of a symbol's text.
    case natural
    case offset(CGFloat)
    case none
  }

  /// All properties of an image. Copies of an image change some of them.
  package struct Parts: Sendable {
    var source: Source = .none
    /// The size of the pixels. A symbol's size depends on its configuration.
    var size: CGSize = .zero
    var scale: CGFloat = 1
    var renderingMode: RenderingMode = .automatic
    var orientation: Orientation = .up
    var symbolConfiguration: SymbolConfiguration?
    var tint: UIColor?
    var capInsets: UIEdgeInsets = .zero
    var resizingMode: ResizingMode = .tile
    var alignmentInsets: UIEdgeInsets = .zero
    var baseline = Baseline.natural
    var flipsForRightToLeft = false
    var encoded: Data?
    /// The name with which the image was found.
    var name: String?
    var images: [UIImage]?
    var duration: TimeInterval = 0
    /// The variants for other traits, if there are any.
    var asset: UIImageAsset?
  }

  /// Doesn't change after initialization.
  package private(set) final var parts = Parts()
  /// The asset that was created when ``imageAsset`` of an image without an asset was read.
  let ownAsset = Mutex<UIImageAsset?>(nil)

  package convenience init(parts: Parts) {
    self.init()
    self.parts = parts
  }

  // MARK: Making images

  /// Creates an empty image.
  public override init() {
    super.init()
  }

  /// Creates a system symbol, or returns `nil` if there is none with this name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    guard SymbolNames.contains(name) else { return nil }
    self.init(
      parts: Parts(
        source: .symbol(name), symbolConfiguration: configuration as? SymbolConfiguration))
  }

  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Creates the image of an image literal. Traps if there is no such image.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let parts = NamedImages.image(name, in: nil, .current) else {
      trap("There is no image named '\(name)' in the main bundle.")
    }
    self.init(parts: parts)
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: ImageFiles.scale(ofFileAt: path))
  }

  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from PNG, JPEG, PDF or SVG data. For other image formats, only the size is read. Returns
  /// `nil` if the data isn't an image.
  ///
  /// - Parameter scale: The number of pixels in a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let parts = Parts(data: data, scale: scale) else { return nil }
    self.init(parts: parts)
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// - Parameter scale: The number of pixels in a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    self.init(
      parts: Parts(
        source: .pixels(cgImage), size: size.turned(orientation), scale: scale,
        orientation: orientation))
  }

  open class var add: UIImage { UIImage(systemName: "plus.circle.fill")! }
  open class var remove: UIImage { UIImage(systemName: "minus.circle.fill")! }
  open class var actions: UIImage { UIImage(systemName: "ellipsis.circle")! }
  open class var checkmark: UIImage { UIImage(systemName: "checkmark")! }
  open class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark")! }

  /// Creates an image that displays other images one after another.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.changed {
      $0.images = images
      $0.duration = duration > 0 ? duration : Double(images.count) / 30
    }
  }

  /// Creates an animated image from images whose names consist of `name` and a number, from 0 or 1 on.
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let first = UIImage(named: name + "0") == nil ? 1 : 0
    let images = (first...1024).lazy.map { UIImage(named: "\(name)\($0)") }.prefix { $0 != nil }
    return animatedImage(with: images.compactMap(\.self), duration: duration)
  }

  /// Creates an animated image from images whose names consist of `name` and a number, each of which is stretched
  /// or tiled between its caps.
  open class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile,
    duration: TimeInterval
  ) -> UIImage? {
    animatedImageNamed(name, duration: duration)?
      .resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
  }

  // MARK: Reading

  /// The size in points.
  open var size: CGSize {
    guard case .symbol(let name) = parts.source else { return parts.size }
    return symbolSize(name, font: symbolFont)
  }

  open var scale: CGFloat { isSymbolImage ? UITraitCollection.current.displayScale : parts.scale }
  open var imageOrientation: Orientation { parts.orientation }
  open var renderingMode: RenderingMode { parts.renderingMode }
  open var isSymbolImage: Bool { if case .symbol = parts.source { true } else { false } }
  open var capInsets: UIEdgeInsets { parts.capInsets }
  open var resizingMode: ResizingMode { parts.resizingMode }
  open var alignmentRectInsets: UIEdgeInsets { parts.alignmentInsets }
  open var flipsForRightToLeftLayoutDirection: Bool { parts.flipsForRightToLeft }
  open var configuration: Configuration? { parts.symbolConfiguration }
  /// The traits of the image's configuration.
  open var traitCollection: UITraitCollection {
    configuration?.traitCollection ?? UITraitCollection()
  }
  open var symbolConfiguration: SymbolConfiguration? { parts.symbolConfiguration }
  open var images: [UIImage]? { parts.images }
  open var duration: TimeInterval { parts.duration }

  open var cgImage: CGImage? {
    guard case .pixels(let image) = parts.source else { return nil }
    return image
  }

  /// The distance from the bottom edge to the baseline; `nil` without a baseline.
  open var baselineOffsetFromBottom: CGFloat? { baselineOffset }

  /// Returns the image in PNG format, or `nil` if it has no pixels.
  open func pngData() -> Data? {
    if let encoded = parts.encoded, parts.tint == nil, ImageHeader(encoded)?.format == .png {
      return encoded
    }
    return uprightImage.map {
      PNGEncoder.data(pixels: $0.pixels, width: $0.width, height: $0.height)
    }
  }

  /// The variants of the image for other traits.
  open var imageAsset: UIImageAsset? {
    if let asset = parts.asset { return asset }
    return ownAsset.withLock { asset in
      if let asset { return asset }
      let made = UIImageAsset { [parts] _ in parts }
      asset = made
      return made
    }
  }

  // MARK: Variants

  final func changed(_ change: (inout Parts) -> Void) -> UIImage {
    var parts = parts
    change(&parts)
    return UIImage(parts: parts)
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  open func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    changed { $0.symbolConfiguration = configuration as? SymbolConfiguration }
  }

  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    changed {
      $0.symbolConfiguration = $0.symbolConfiguration?.applying(configuration) ?? configuration
    }
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth),
        bottom: max(0, size.height - CGFloat(topCapHeight) - 1),
        right: max(0, size.width - CGFloat(leftCapWidth) - 1)))
  }

  /// The width of the left part that isn't stretched.
  open var leftCapWidth: Int { Int(bounded: capInsets.left) }
  /// The height of the upper part that isn't stretched.
  open var topCapHeight: Int { Int(bounded: capInsets.top) }

  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentInsets = alignmentInsets }
  }

  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  /// Returns the image mirrored horizontally.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    guard let cgImage else { return self }
    let mirrored: Orientation =
      switch imageOrientation {
      case .up: .upMirrored
      case .down: .downMirrored
      case .left: .rightMirrored
      case .right: .leftMirrored
      case .upMirrored: .up
      case .downMirrored: .down
      case .leftMirrored: .right
      case .rightMirrored: .left
      }
    return UIImage(cgImage: cgImage, scale: scale, orientation: mirrored)
      .withRenderingMode(renderingMode)
  }

  // MARK: Drawing

  /// Draws the image in the current context, with its top left corner at a point.
  open func draw(at point: CGPoint) {
    draw(at: point, blendMode: .normal, alpha: 1)
  }

  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in the current context, scaled to fill a rectangle. Symbols aren't drawn, because only
  /// displays can draw them.
  open func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    fill(rect, blendMode: blendMode, alpha: alpha)
  }

  /// Fills a rectangle of the current context with copies of the image.
  open func drawAsPattern(in rect: CGRect) { tile(rect) }

  // MARK: Preparing

  // Pixels are decoded when an image is created, so there is nothing to prepare on another thread.
  open func preparingForDisplay() -> UIImage? { self }

  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    let image = preparingForDisplay()
    DispatchQueue.global().async { completionHandler(image) }
  }

  open func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  open func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    let image = preparingThumbnail(of: size)
    DispatchQueue.global().async { completionHandler(image) }
  }

  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Returns a smaller copy for a view of the given size in points.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, uprightImage != nil else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// - Parameter compressionQuality: The quality, from 0 for the smallest file to 1 for the best image.
  /// - Returns: The image in JPEG format, or `nil` if it has no pixels.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    uprightImage.flatMap {
      JPEGEncoder.data(
        pixels: $0.pixels, width: $0.width, height: $0.height,
        quality: Double(compressionQuality.clamped(0, 1)))
    }
  }

  // MARK: Accessibility

  private let ownLabel = Mutex<String?>(nil)

  /// The label of a control that displays only the image, for assistive technologies, tests and scripts. The
  /// default is the name of the image or symbol.
  open var accessibilityLabel: String? {
    get {
      if let label = ownLabel.withLock({ $0 }) { return label }
      if case .symbol(let name) = parts.source { return name }
      return parts.name
    }
    set { ownLabel.withLock { $0 = newValue } }
  }

  // MARK: Coding and comparing

  public class var supportsSecureCoding: Bool { true }

  public required convenience init?(coder: NSCoder) {
    if let name = coder.object(NSString.self, forKey: "UISystemSymbolResourceName") {
      self.init(systemName: name as String)
    } else if let data = coder.object(NSData.self, forKey: "UIImageData") {
      self.init(data: data as Data)
    } else {
      self.init()
    }
  }

  open func encode(with coder: NSCoder) {
    if case .symbol(let name) = parts.source {
      coder.encode(name as NSString, forKey: "UISystemSymbolResourceName")
    } else if let data = parts.encoded {
      coder.encode(data as NSData, forKey: "UIImageData")
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    return other.size == size && other.parts.scale == parts.scale
      && other.imageOrientation == imageOrientation && other.renderingMode == renderingMode
      && other.parts.tint == parts.tint && other.images == images
      && other.parts.symbolConfiguration == parts.symbolConfiguration
      && other.parts.source == parts.source
  }

  open override var hash: Int {
    if case .symbol(let name) = parts.source { return name.hashValue }
    return [parts.size.width, parts.size.height, parts.scale].hashValue
  }

  open override var description: String {
    let name = if case .symbol(let name) = parts.source { " symbol(system: \(name))" } else { "" }
    return "<UIImage:\(identityDescription)\(name) {\(size.width.short), \(size.height.short)}>"
  }
}

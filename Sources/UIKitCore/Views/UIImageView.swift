public import Foundation
package import DisplayInterface

/// A view that displays an image, or several images one after another.
@preconcurrency @MainActor open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.configure(self)
  }

  /// Creates a view with the size of the image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    take(image, nil)
  }

  /// Creates a view with the size of the image, and another image for ``isHighlighted``.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    take(image, highlightedImage)
  }

  /// Property observers are called here, in contrast to the initializer itself.
  private func take(_ image: UIImage?, _ highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
  }

  open var image: UIImage? {
    willSet { checkThread() }
    didSet {
      guard image != oldValue else { return }
      imageDidChange(from: oldValue)
      if oldValue?.images != nil { stopAnimating() }
      if image?.images != nil, animationImages == nil { startAnimating() }
    }
  }

  /// The image that replaces ``image`` while ``isHighlighted`` is `true`.
  open var highlightedImage: UIImage? {
    willSet { checkThread() }
    didSet { if highlightedImage != oldValue { imageDidChange(from: oldValue) } }
  }

  open var isHighlighted = false {
    willSet { checkThread() }
    didSet { if isHighlighted != oldValue { imageDidChange(from: nil) } }
  }

  /// The configuration of symbols that have no configuration of their own.
  /// Has no effect.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  open var imageDynamicRange: UIImage.DynamicRange { .standard }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    willSet { checkThread() }
    didSet { imageDidChange(from: nil) }
  }

  /// Has no effect.
  open var adjustsImageWhenAncestorFocused = false { willSet { checkThread() } }
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false { willSet { checkThread() } }

  private func imageDidChange(from old: UIImage?) {
    mark(.content)
    invalidateIntrinsicContentSize()
    ObservedObject.didChange(self)
  }

  // MARK: Animation

  /// The images that are displayed one after another while the view animates.
  open var animationImages: [UIImage]? {
    willSet { checkThread() }
    didSet { stopAnimating() }
  }
  /// The images that replace ``animationImages`` while ``isHighlighted`` is `true`.
  open var highlightedAnimationImages: [UIImage]? {
    willSet { checkThread() }
    didSet { if isHighlighted { stopAnimating() } }
  }
  /// The duration of all images together; 0 for a thirtieth of a second each.
  open var animationDuration: TimeInterval = 0 { willSet { checkThread() } }
  /// The number of repetitions; 0 to repeat the animation endlessly.
  open var animationRepeatCount = 0 { willSet { checkThread() } }
  open private(set) var isAnimating = false
  private var frameIndex = 0
  private var animation: Task<Void, Never>?

  private var ownImages: [UIImage]? {
    (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages
  }

  private var animatedImages: [UIImage]? {
    let images = ownImages ?? image?.images
    return images?.isEmpty == false ? images : nil
  }

  open func startAnimating() {
    guard !isAnimating, let images = animatedImages else { return }
    isAnimating = true
    frameIndex = 0
    mark(.content)
    let duration = ownImages == nil ? image?.duration ?? 0 : animationDuration
    let interval = duration > 0 ? (duration / Double(images.count)).clamped(1e-3, 1e9) : 1.0 / 30
    animation = Task { [weak self] in
      // Limits the interval to the longest time a clock can wait, and a shortest time that suffices.
      while (try? await Task.sleep(for: .seconds(min(max(interval, 0.001), 1e9)))) != nil {
        guard let self else { return }
        self.showNextFrame()
      }
    }
  }

  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    animation?.cancel()
    animation = nil
    mark(.content)
  }

  private func showNextFrame() {
    guard let images = animatedImages else { return stopAnimating() }
    frameIndex += 1
    if animationRepeatCount > 0, frameIndex / images.count >= animationRepeatCount {
      return stopAnimating()
    }
    mark(.content)
  }

  // MARK: Size and display

  /// Whether images with the automatic rendering mode are templates, as in bars and system buttons.
  package final var drawsTemplates = false

  private var shownImage: UIImage? {
    if isAnimating, let images = animatedImages { return images[frameIndex % images.count] }
    return isHighlighted ? highlightedImage ?? image : image
  }

  open override var intrinsicContentSize: CGSize {
    guard let image = isHighlighted ? highlightedImage ?? image : image else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return UIApplication.look.snapped(image.size(in: preferredSymbolConfiguration))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image.map { UIApplication.look.snapped($0.size(in: preferredSymbolConfiguration)) }
      ?? bounds.size
  }

  package override func contentBody() -> NodeContent.Body {
    let image = shownImage?.displayImage(
      fit: contentMode.fit, tint: tintColor, configuration: preferredSymbolConfiguration,
      drawsTemplates: drawsTemplates, isMirrored: isRightToLeft, traits: traitCollection)
    return image.map { .image($0) } ?? .none
  }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}

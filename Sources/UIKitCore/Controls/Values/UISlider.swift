public import Foundation
package import DisplayInterface

/// A control to choose a value from a range by moving a thumb.
@preconcurrency @MainActor open class UISlider: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.configure(self)
  }

  private func setUp() {
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  // MARK: Value

  private var valueStorage: Float = 0

  /// The value, limited to the range. Setting it sends no events.
  open var value: Float {
    get { valueStorage }
    set {
      checkThread()
      setValue(newValue, animated: false)
    }
  }

  open var minimumValue: Float = 0 {
    willSet { checkThread() }
    didSet {
      if minimumValue.isNaN { minimumValue = oldValue }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(valueStorage, animated: false)
      markTrack()
    }
  }

  open var maximumValue: Float = 1 {
    willSet { checkThread() }
    didSet {
      if maximumValue.isNaN { maximumValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(valueStorage, animated: false)
      markTrack()
    }
  }

  open func setValue(_ value: Float, animated: Bool) {
    checkThread()
    let value = value.clamped(minimumValue, maximumValue)
    guard value != valueStorage else { return }
    valueStorage = value
    markTrack()
  }

  /// Whether events are sent while the thumb moves, and not only at the end. The default is `true`.
  open var isContinuous = true { willSet { checkThread() } }

  // MARK: Style

  open var minimumTrackTintColor: UIColor? {
    willSet { checkThread() }
    didSet { if minimumTrackTintColor != oldValue { markTrack() } }
  }
  open var maximumTrackTintColor: UIColor? { willSet { checkThread() } }
  open var thumbTintColor: UIColor? { willSet { checkThread() } }
  /// The image at the minimum end of the track.
  open var minimumValueImage: UIImage? {
    willSet { checkThread() }
    didSet {
      minimumImageView = shown(minimumValueImage, in: minimumImageView)
      imagesDidChange()
    }
  }
  /// The image at the maximum end of the track.
  open var maximumValueImage: UIImage? {
    willSet { checkThread() }
    didSet {
      maximumImageView = shown(maximumValueImage, in: maximumImageView)
      imagesDidChange()
    }
  }
  private var minimumImageView: UIImageView?
  private var maximumImageView: UIImageView?
  /// The view of the track if there are images at its ends.
  private var track: SliderTrack?

  private func markTrack(_ file: StaticString = #fileID, _ line: UInt = #line) {
    mark(.content, file, line)
    track?.mark(.content, file, line)
  }

  private func shown(_ image: UIImage?, in view: UIImageView?) -> UIImageView? {
    guard let image else {
      view?.removeFromSuperview()
      return nil
    }
    let shown = view ?? UIImageView()
    shown.image = image
    if view == nil { addSubview(shown) }
    return shown
  }

  private func imagesDidChange() {
    let hasImages = minimumImageView != nil || maximumImageView != nil
    if hasImages, track == nil {
      let track = SliderTrack(frame: bounds)
      insertSubview(track, at: 0)
      self.track = track
    } else if !hasImages {
      track?.removeFromSuperview()
      track = nil
    }
    markTrack()
    setNeedsLayout()
  }

  private var thumbImages: [UInt: UIImage] = [:]
  private var minimumTrackImages: [UInt: UIImage] = [:]
  private var maximumTrackImages: [UInt: UIImage] = [:]

  open func setThumbImage(_ image: UIImage?, for state: State) {
    checkThread()
    thumbImages[state.rawValue] = image
  }
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    checkThread()
    minimumTrackImages[state.rawValue] = image
  }
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    checkThread()
    maximumTrackImages[state.rawValue] = image
  }
  open func thumbImage(for state: State) -> UIImage? {
    thumbImages[state.rawValue] ?? thumbImages[0]
  }
  open func minimumTrackImage(for state: State) -> UIImage? {
    minimumTrackImages[state.rawValue] ?? minimumTrackImages[0]
  }
  open func maximumTrackImage(for state: State) -> UIImage? {
    maximumTrackImages[state.rawValue] ?? maximumTrackImages[0]
  }
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  // MARK: Geometry

  /// Returns the rectangle of the track: between the images, or from edge to edge if there are none.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let gap = UIApplication.look.fine(8)
    let left = minimumValueImageRect(forBounds: bounds)
    let right = maximumValueImageRect(forBounds: bounds)
    let start = left.isEmpty ? bounds.minX : directed(left, in: bounds).maxX + gap
    let end = right.isEmpty ? bounds.maxX : directed(right, in: bounds).minX - gap
    let track = CGRect(
      x: start + 2, y: bounds.midY - 2, width: max(0, end - start - 4), height: 4)
    return directed(track, in: bounds)
  }

  /// Returns the rectangle of ``minimumValueImage`` at the leading edge; empty if there is no image.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = minimumValueImage?.size else { return .zero }
    return directed(
      CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size),
      in: bounds)
  }

  /// Returns the rectangle of ``maximumValueImage`` at the trailing edge; empty if there is no image.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = maximumValueImage?.size else { return .zero }
    return directed(
      CGRect(
        origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size),
      in: bounds)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    minimumImageView?.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView?.frame = maximumValueImageRect(forBounds: bounds)
    guard let track else { return }
    track.semanticContentAttribute = semanticContentAttribute
    let path = thumbPath(along: trackRect(forBounds: bounds))
    track.frame = CGRect(x: path.minX, y: bounds.minY, width: path.width, height: bounds.height)
  }

  /// The thumb can extend beyond the ends of the track.
  private func thumbPath(along track: CGRect) -> CGRect { track.insetBy(dx: -2, dy: 0) }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = UIApplication.look.size(of: .sliderThumb)
    let path = thumbPath(along: rect)
    return directed(
      CGRect(
        x: path.minX + (path.width - size.width) * fraction(of: value),
        y: bounds.midY - size.height / 2, width: size.width, height: size.height),
      in: path)
  }

  private func fraction(of value: Float) -> CGFloat {
    let range = maximumValue - minimumValue
    return range > 0 ? CGFloat((value - minimumValue) / range).clamped(0, 1) : 0
  }

  // MARK: Tracking

  private var grabOffset: CGFloat = 0

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    if thumb.contains(place) {
      grabOffset = place.x - thumb.midX
      return true
    }
    guard UIApplication.look.slidersFollowTouches else { return false }
    grabOffset = 0
    moveThumb(to: place.x)
    return true
  }

  package override var primaryEvents: Event { .valueChanged }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    moveThumb(to: touch.location(in: self).x - grabOffset)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  private func moveThumb(to x: CGFloat) {
    let width = UIApplication.look.size(of: .sliderThumb).width
    let path = thumbPath(along: trackRect(forBounds: bounds))
    let room = path.width - width
    guard room > 0 else { return }
    let start = isRightToLeft ? path.maxX - x : x - path.minX
    let place = (start - width / 2) / room
    change(to: minimumValue + Float(place) * (maximumValue - minimumValue))
  }

  private func change(to newValue: Float, isFinal: Bool = false) {
    let former = value
    setValue(newValue, animated: false)
    guard value != former, isContinuous || isFinal else { return }
    sendActions(for: .valueChanged)
  }

  /// Activation by the keyboard has no effect on a slider. The left and right arrow keys move it.
  package override func activate() -> Bool { false }

  open override func accessibilityIncrement() { adjust(by: 1) }
  open override func accessibilityDecrement() { adjust(by: -1) }

  /// Moves the thumb by tenths of the range.
  private func adjust(by tenths: Float) {
    if isEnabled { change(to: value + tenths * (maximumValue - minimumValue) / 10, isFinal: true) }
  }

  package override func handle(_ key: KeyPress) -> Bool {
    guard isEnabled, isFocused, key.modifiers.isEmpty else { return false }
    let step = (maximumValue - minimumValue) / 20
    switch directed(key.key) {
    case .left: change(to: value - step, isFinal: true)
    case .right: change(to: value + step, isFinal: true)
    case .home: change(to: minimumValue, isFinal: true)
    case .end: change(to: maximumValue, isFinal: true)
    default: return false
    }
    return true
  }

  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UISlider.minimumTrackTintColor),
      AppearanceProperty(\UISlider.maximumTrackTintColor),
      AppearanceProperty(\UISlider.thumbTintColor),
    ]
  }

  // MARK: Display

  private static var height: CGFloat { UIApplication.look.size(of: .sliderThumb).height }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  package override func contentBody() -> NodeContent.Body {
    track == nil ? trackBody : .none
  }

  final var trackBody: NodeContent.Body {
    .slider(
      Double(fraction(of: value)),
      tint: (minimumTrackTintColor ?? tintColor).displayColor(traitCollection))
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int(bounded: (fraction(of: value) * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }
}

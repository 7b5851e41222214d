import UIKitDiagnostics
public import Foundation
package import DisplayInterface

/// A control to increase or decrease a value in steps.
@preconcurrency @MainActor open class UIStepper: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.configure(self)
  }

  private let minus = StepperHalf()
  private let plus = StepperHalf()
  private let divider = UIImageView()

  private func setUp() {
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    accessibilityTraits = .adjustable
    for (half, text) in [(minus, "−"), (plus, "+")] {
      half.label.text = text
      addSubview(half)
    }
    addSubview(divider)
    showLimits()
  }

  private static var size: CGSize { UIApplication.look.size(of: .stepper) }

  // MARK: Value

  private var valueStorage: Double = 0

  /// The value, limited to the range. Setting it sends no events.
  open var value: Double {
    get { valueStorage }
    set {
      checkThread()
      valueStorage = newValue.clamped(minimumValue, maximumValue)
      showLimits()
    }
  }

  open var minimumValue: Double = 0 {
    willSet { checkThread() }
    didSet {
      require(
        minimumValue <= maximumValue, "minimumValue must be less than or equal to maximumValue")
      value = valueStorage
    }
  }

  open var maximumValue: Double = 100 {
    willSet { checkThread() }
    didSet {
      require(
        minimumValue <= maximumValue, "maximumValue must be greater than or equal to minimumValue")
      value = valueStorage
    }
  }

  open var stepValue: Double = 1 {
    willSet { checkThread() }
    didSet { require(stepValue > 0, "stepValue must be greater than 0") }
  }

  open var isContinuous = true { willSet { checkThread() } }
  /// Whether holding the stepper repeats the step. Has no effect.
  open var autorepeat = true { willSet { checkThread() } }
  /// Whether a step beyond an end of the range continues at the other end.
  open var wraps = false {
    willSet { checkThread() }
    didSet { showLimits() }
  }

  private func showLimits() {
    let states = [wraps || value > minimumValue, wraps || value < maximumValue].map {
      isEnabled && $0 ? State.normal : .disabled
    }
    for (half, name, state) in [
      (minus, "decrement", states[0]), (plus, "increment", states[1]),
    ] {
      half.label.textColor = state == .normal ? .label : .tertiaryLabel
      half.show(
        image(name, for: state), background: image("background", for: state),
        fades: state == .disabled)
    }
    let pair = "\(states[0].rawValue).\(states[1].rawValue)"
    divider.image = images["divider\(pair)"] ?? images["divider0.0"]
  }

  package override func stateDidChange() {
    super.stateDidChange()
    showLimits()
  }

  private func step(_ direction: Double) {
    let former = value
    var new = value + direction * stepValue
    if wraps {
      if new > maximumValue { new = minimumValue } else if new < minimumValue { new = maximumValue }
    }
    value = new
    if value != former { sendActions(for: .valueChanged) }
  }

  // MARK: Style

  private var images: [String: UIImage] = [:]

  /// Returns the image for a state, or else the one for the normal state.
  private func image(_ name: String, for state: State) -> UIImage? {
    images["\(name)\(state.rawValue)"] ?? images["\(name)0"]
  }

  private func setImage(_ image: UIImage?, _ name: String) {
    checkThread()
    images[name] = image
    showLimits()
    setNeedsLayout()
  }

  open func setIncrementImage(_ image: UIImage?, for state: State) {
    setImage(image, "increment\(state.rawValue)")
  }
  open func incrementImage(for state: State) -> UIImage? { images["increment\(state.rawValue)"] }
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    setImage(image, "decrement\(state.rawValue)")
  }
  open func decrementImage(for state: State) -> UIImage? { images["decrement\(state.rawValue)"] }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    setImage(image, "background\(state.rawValue)")
  }
  open func backgroundImage(for state: State) -> UIImage? { images["background\(state.rawValue)"] }
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    setImage(image, "divider\(leftState.rawValue).\(rightState.rawValue)")
  }
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) -> UIImage? {
    images["divider\(leftState.rawValue).\(rightState.rawValue)"]
  }

  // MARK: Input and layout

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let place = touches.first?.location(in: self)
    let wasTracking = isTracking
    super.touchesEnded(touches, with: event)
    if wasTracking, let place, bounds.contains(place) { step(place.x < bounds.midX ? -1 : 1) }
  }

  package override func activate() -> Bool {
    guard isEnabled else { return false }
    step(1)
    return true
  }

  open override func accessibilityIncrement() { if isEnabled { step(1) } }
  open override func accessibilityDecrement() { if isEnabled { step(-1) } }

  package override func handle(_ key: KeyPress) -> Bool {
    guard isEnabled, isFocused, key.modifiers.isEmpty else { return false }
    switch directed(key.key) {
    case .left: step(-1)
    case .right: step(1)
    default: return false
    }
    return true
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let step = UIApplication.look.step(.halfPoint)
    let middle = step.round(bounds.width / 2, .horizontal, .down)
    minus.frame = directed(CGRect(x: 0, y: 0, width: middle, height: bounds.height))
    plus.frame = directed(
      CGRect(x: bounds.width - middle, y: 0, width: middle, height: bounds.height))
    let width = divider.image?.size.width ?? 0
    divider.frame = CGRect(
      x: step.round((bounds.width - width) / 2, .horizontal, .down), y: 0, width: width,
      height: bounds.height)
  }

  package override var primaryEvents: Event { .valueChanged }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  package override var standardBox: StandardBox? {
    images["background0"] == nil
      ? StandardBox(background: .tertiarySystemFill, cornerRadius: 8) : nil
  }

  package override var contentRole: NodeRole { .button }
}

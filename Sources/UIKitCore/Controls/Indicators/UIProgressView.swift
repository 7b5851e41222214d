public import Foundation
package import DisplayInterface

/// A view that displays the progress of a task.
@preconcurrency @MainActor open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.configure(self)
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    bounds.size = CGSize(width: 150, height: intrinsicContentSize.height)
  }

  open var progressViewStyle: Style = .default { willSet { checkThread() } }

  private var progressStorage: Float = 0

  /// The progress, from 0 to 1.
  open var progress: Float {
    get { progressStorage }
    set {
      checkThread()
      setProgress(newValue, animated: false)
    }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    checkThread()
    let progress = progress.clamped(0, 1)
    guard progress != progressStorage else { return }
    progressStorage = progress
    mark(.content)
  }

  /// The object that provides the progress.
  open var observedProgress: Progress? {
    willSet { checkThread() }
    didSet {
      observation = nil
      guard let observedProgress else { return }
      setProgress(Float(observedProgress.fractionCompleted), animated: false)
      observation = Task { [weak self] in
        // `Progress` can't be observed on Linux. Ten updates a second are as many as a user notices.
        while !Task.isCancelled {
          guard let self, self.observedProgress === observedProgress else { return }
          self.setProgress(Float(observedProgress.fractionCompleted), animated: true)
          if observedProgress.isFinished { return }
          try? await Task.sleep(for: .milliseconds(100))
        }
      }
    }
  }
  private var observation: Task<Void, Never>? {
    didSet { oldValue?.cancel() }
  }

  open var progressTintColor: UIColor? {
    willSet { checkThread() }
    didSet { if progressTintColor != oldValue { mark(.content) } }
  }
  open var trackTintColor: UIColor? {
    willSet { checkThread() }
    didSet { if trackTintColor != oldValue { mark(.content) } }
  }
  open var progressImage: UIImage? { willSet { checkThread() } }
  open var trackImage: UIImage? { willSet { checkThread() } }

  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIProgressView.progressTintColor),
      AppearanceProperty(\UIProgressView.trackTintColor),
    ]
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: UIApplication.look.height(
        of: progressViewStyle == .bar ? .progressBar : .progressView))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  package override func contentBody() -> NodeContent.Body {
    let traits = traitCollection
    return .progress(
      Double(progress), tint: (progressTintColor ?? tintColor).displayColor(traits),
      track: (trackTintColor ?? .systemFill).displayColor(traits))
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int(bounded: (progress * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }
}

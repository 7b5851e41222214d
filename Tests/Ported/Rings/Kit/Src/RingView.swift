import UIKit

@objc public protocol RingViewDelegate: AnyObject {
    /// Called when an animation has reached its end.
    @objc optional func ringView(_ ringView: RingView, didReach progress: CGFloat)
    @objc optional func ringView(_ ringView: RingView, textFor progress: CGFloat) -> String?
}

@IBDesignable
@objcMembers
open class RingView: UIControl {

    @IBInspectable open var lineWidth: CGFloat = 6 {
        didSet { ringLayer.lineWidth = lineWidth }
    }

    @IBInspectable open var progress: CGFloat = 0 {
        didSet {
            progress = min(max(progress, 0), 1)
            update(animated: false)
        }
    }

    @IBInspectable open dynamic var ringColor: UIColor? {
        didSet { ringLayer.color = (ringColor ?? tintColor).cgColor }
    }

    @IBInspectable open var showsText: Bool = true {
        didSet { label.isHidden = !showsText }
    }

    @IBOutlet open weak var delegate: RingViewDelegate?

    public private(set) lazy var label: UILabel = { [unowned self] in
        let label = UILabel(frame: self.bounds)
        label.textAlignment = .center
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.font = .preferredFont(forTextStyle: .caption1)
        label.adjustsFontForContentSizeCategory = true
        return label
    }()

    override open class var layerClass: AnyClass { return RingLayer.self }

    var ringLayer: RingLayer {
        // swiftlint:disable:next force_cast
        return layer as! RingLayer
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .clear
        isOpaque = false
        addSubview(label)
        ringLayer.color = tintColor.cgColor
        isAccessibilityElement = true
        accessibilityTraits.insert(.adjustable)
        addTarget(self, action: #selector(RingView.touched(_:event:)), for: .touchUpInside)
        update(animated: false)
    }

    override open func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        progress = 0.7
    }

    open func setProgress(_ progress: CGFloat, duration: TimeInterval = 0.3, completion: (() -> Void)? = nil) {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak self] in
            completion?()
            guard let self = self else { return }
            self.delegate?.ringView?(self, didReach: self.progress)
        }
        ringLayer.animationDuration = duration
        ringLayer.isAnimated = duration > 0
        self.progress = progress
        ringLayer.isAnimated = false
        CATransaction.commit()
    }

    private func update(animated: Bool) {
        ringLayer.progress = progress
        label.text = delegate?.ringView?(self, textFor: progress) ?? RingView.formatter.string(from: progress as NSNumber)
        accessibilityValue = label.text
    }

    private static let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .percent
        formatter.locale = Locale(identifier: "en_US")
        return formatter
    }()

    @objc private func touched(_ sender: UIControl, event: UIEvent?) {
        guard isEnabled else { return }
        sendActions(for: .primaryActionTriggered)
    }

    override open func accessibilityIncrement() { step(by: 0.1) }
    override open func accessibilityDecrement() { step(by: -0.1) }

    private func step(by delta: CGFloat) {
        progress += delta
        sendActions(for: .valueChanged)
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        if ringColor == nil { ringLayer.color = tintColor.cgColor }
    }

    override open var intrinsicContentSize: CGSize { return CGSize(width: 60, height: 60) }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { return intrinsicContentSize }

    override open var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.5 : 1 }
    }
}

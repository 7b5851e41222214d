import UIKit

private var progressContext = 0

@IBDesignable
open class NoticeView: UIView {

    @IBOutlet open weak var titleLabel: UILabel!
    @IBOutlet open weak var messageLabel: UILabel!
    @IBOutlet fileprivate weak var closeButton: UIButton!
    @IBOutlet fileprivate weak var progressView: UIProgressView!

    // MARK: UIAppearance

    @objc open dynamic var messageColor: UIColor! {
        get { return messageLabel?.textColor }
        set { messageLabel?.textColor = newValue }
    }

    @objc open dynamic var cornerRadius: CGFloat = 0 {
        didSet { layer.cornerRadius = cornerRadius }
    }

    @IBInspectable open var shadowed: Bool = false {
        didSet {
            layer.shadowOpacity = shadowed ? 0.4 : 0
            layer.shadowOffset = CGSize(width: 0, height: 2)
        }
    }

    weak var center_: NoticeCenter?

    open private(set) var notice: Notice? {
        willSet { notice?.removeObserver(self, forKeyPath: #keyPath(Notice.progress), context: &progressContext) }
        didSet {
            notice?.addObserver(self, forKeyPath: #keyPath(Notice.progress), options: [.initial, .new], context: &progressContext)
        }
    }

    open class func view(for notice: Notice) -> NoticeView {
        let bundle = Bundle(for: NoticeView.self)
        let view = bundle.loadNibNamed("NoticeView", owner: nil, options: nil)?.first as! NoticeView
        view.notice = notice
        view.titleLabel.text = notice.style.title
        view.messageLabel.text = notice.message
        view.backgroundColor = notice.style.color
        return view
    }

    override open func awakeFromNib() {
        super.awakeFromNib()
        let tap = UITapGestureRecognizer(target: self, action: #selector(NoticeView.handleTap(_:)))
        tap.delegate = self
        addGestureRecognizer(tap)
        [UISwipeGestureRecognizerDirection.up, .left].forEach { direction in
            let swipe = UISwipeGestureRecognizer(target: self, action: #selector(close))
            swipe.direction = direction
            addGestureRecognizer(swipe)
        }
        closeButton.setTitle("×", for: UIControlState())
        closeButton.accessibilityTraits = UIAccessibilityTraitButton
        accessibilityElements = [titleLabel, messageLabel, closeButton]
    }

    deinit {
        notice?.removeObserver(self, forKeyPath: "progress", context: &progressContext)
    }

    override open func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        guard context == &progressContext else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        progressView.progress = (change?[.newKey] as? NSNumber)?.floatValue ?? 0
    }

    @objc private func handleTap(_ recognizer: UITapGestureRecognizer) {
        guard recognizer.state == .ended else { return }
        center_?.hide(tapped: true)
    }

    @IBAction func close() {
        center_?.hide()
    }

    override open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return UIEdgeInsetsInsetRect(bounds, UIEdgeInsets(top: -8, left: -8, bottom: -8, right: -8)).contains(point)
    }
}

extension NoticeView: UIGestureRecognizerDelegate {
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        return !(touch.view is UIControl)
    }
}

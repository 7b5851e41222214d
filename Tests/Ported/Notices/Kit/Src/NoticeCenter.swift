import UIKit

@objc public protocol NoticeCenterDelegate: NSObjectProtocol {
    @objc optional func noticeCenter(_ center: NoticeCenter, shouldShow notice: Notice) -> Bool
    @objc optional func noticeCenter(_ center: NoticeCenter, willShow notice: Notice, in view: NoticeView)
    @objc optional func noticeCenter(_ center: NoticeCenter, didHide notice: Notice)
    @objc optional func viewForNotices(in center: NoticeCenter) -> UIView?
}

public extension NSNotification.Name {
    public static let NoticeDidShow = NSNotification.Name(rawValue: "NTNoticeDidShowNotification")
    public static let NoticeDidHide = NSNotification.Name(rawValue: "NTNoticeDidHideNotification")
}

public let NoticeKey = "NTNoticeKey"

/// Shows one notice after the other.
@objcMembers
open class NoticeCenter: NSObject {

    public static let shared = NoticeCenter()

    open weak var delegate: NoticeCenterDelegate?
    open var spacing: CGFloat = 8
    open private(set) var queue = [Notice]()
    open private(set) var currentView: NoticeView?
    open fileprivate(set) var keyboardHeight: CGFloat = 0

    private var timer: Timer?
    private lazy var queueLock = NSRecursiveLock()

    public override init() {
        super.init()
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(keyboardWillShow(_:)), name: .UIKeyboardWillShow, object: nil)
        center.addObserver(self, selector: #selector(NoticeCenter.keyboardWillHide), name: .UIKeyboardWillHide, object: nil)
        center.addObserver(self, selector: #selector(didEnterBackground), name: NSNotification.Name.UIApplicationDidEnterBackground, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
        timer?.invalidate()
    }

    open func show(_ notice: Notice) {
        if delegate?.noticeCenter?(self, shouldShow: notice) == false { return }
        queueLock.lock()
        queue.append(notice)
        queueLock.unlock()
        if currentView == nil { showNext() }
    }

    open func showMessage(_ message: String) {
        show(Notice(message: message))
    }

    open func hideAll() {
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        queue.removeAll()
        hide()
    }

    @objc fileprivate func showNext() {
        guard let notice = queue.first, currentView == nil else { return }
        guard let container = delegate?.viewForNotices?(in: self) ?? UIApplication.shared.keyWindow else { return }
        queue.removeFirst()
        let view = NoticeView.view(for: notice)
        view.center_ = self
        view.frame = CGRect(x: spacing, y: spacing, width: container.bounds.width - 2 * spacing, height: 64)
        view.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        delegate?.noticeCenter?(self, willShow: notice, in: view)
        container.addSubview(view)
        currentView = view
        NotificationCenter.default.post(name: .NoticeDidShow, object: self, userInfo: [NoticeKey: notice])
        timer = Timer.scheduledTimer(timeInterval: notice.duration / 4, target: self, selector: #selector(tick(_:)), userInfo: notice, repeats: true)
    }

    internal func tick(_ timer: Timer) {
        guard let notice = timer.userInfo as? Notice else { return }
        notice.progress += 0.25
        if notice.isFinished {
            timer.invalidate()
            perform(#selector(hide), with: nil, afterDelay: 0)
        }
    }

    open func hide() {
        hide(tapped: false)
    }

    @nonobjc func hide(tapped: Bool) {
        timer?.invalidate()
        timer = nil
        guard let view = currentView, let notice = view.notice else { return }
        currentView = nil
        view.removeFromSuperview()
        notice.handler?(notice, tapped)
        delegate?.noticeCenter?(self, didHide: notice)
        NotificationCenter.default.post(name: .NoticeDidHide, object: self, userInfo: [NoticeKey: notice])
        performSelector(onMainThread: #selector(showNext), with: nil, waitUntilDone: false)
    }
}

// MARK: - Notifications

extension NoticeCenter {

    @objc fileprivate func keyboardWillShow(_ notification: NSNotification) {
        guard let value = notification.userInfo?[UIKeyboardFrameEndUserInfoKey] as? NSValue else { return }
        keyboardHeight = value.cgRectValue.height
    }

    @objc fileprivate func keyboardWillHide() { keyboardHeight = 0 }

    @objc dynamic func didEnterBackground() {
        hideAll()
    }
}

import UIKit
import ObjectiveC.runtime

public extension UIViewController {

    private struct AssociatedKeys {
        static var center = "nt_noticeCenter"
        static var count: UInt8 = 0
    }

    /// The controller's own center, made when it is first asked for.
    @objc public var nt_noticeCenter: NoticeCenter {
        if let center = objc_getAssociatedObject(self, &AssociatedKeys.center) as? NoticeCenter { return center }
        let center = NoticeCenter()
        objc_setAssociatedObject(self, &AssociatedKeys.center, center, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return center
    }

    @objc public var nt_shownCount: Int {
        get { return (objc_getAssociatedObject(self, &AssociatedKeys.count) as? NSNumber)?.intValue ?? 0 }
        set { objc_setAssociatedObject(self, &AssociatedKeys.count, NSNumber(value: newValue), .OBJC_ASSOCIATION_COPY) }
    }

    @discardableResult
    public func nt_show(_ message: String, style: NoticeStyle = .info, handler: NoticeHandler? = nil) -> Notice {
        let notice = Notice(message: message, style: style)
        notice.handler = handler
        nt_noticeCenter.delegate = NoticeHost.host(for: self)
        nt_noticeCenter.show(notice)
        nt_shownCount += 1
        return notice
    }
}

/// Answers for a controller, which need not know of it.
private final class NoticeHost: NSObject, NoticeCenterDelegate {

    private static let hosts = NSMapTable<UIViewController, NoticeHost>(keyOptions: .weakMemory, valueOptions: .strongMemory)
    private weak var controller: UIViewController?

    private init(_ controller: UIViewController) {
        self.controller = controller
    }

    class func host(for controller: UIViewController) -> NoticeHost {
        if let host = hosts.object(forKey: controller) { return host }
        let host = NoticeHost(controller)
        hosts.setObject(host, forKey: controller)
        return host
    }

    func viewForNotices(in center: NoticeCenter) -> UIView? {
        return controller?.navigationController?.view ?? controller?.view
    }
}

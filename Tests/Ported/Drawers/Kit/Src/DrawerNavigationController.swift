import UIKit

/// A navigation controller that hides its bar while the content scrolls, whoever its delegate is.
open class DrawerNavigationController: UINavigationController {

    private var proxy: NavigationDelegateProxy?
    private weak var followed: UIScrollView?
    private var scrollContext = 0
    private var lastOffset: CGFloat = 0
    @objc dynamic public private(set) var isBarHiddenByScrolling = false

    override open weak var delegate: UINavigationControllerDelegate? {
        get { return proxy?.original ?? super.delegate }
        set {
            proxy = NavigationDelegateProxy(original: newValue, owner: self)
            super.delegate = proxy
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if proxy == nil { delegate = nil }
        interactivePopGestureRecognizer?.delegate = self
    }

    @objc open func follow(_ scrollView: UIScrollView?) {
        followed?.removeObserver(self, forKeyPath: #keyPath(UIScrollView.contentOffset), context: &scrollContext)
        followed = scrollView
        lastOffset = scrollView?.contentOffset.y ?? 0
        scrollView?.addObserver(self, forKeyPath: #keyPath(UIScrollView.contentOffset), options: [.new, .old], context: &scrollContext)
    }

    override open func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        guard context == &scrollContext, let offset = (change?[.newKey] as? NSValue)?.cgPointValue.y else {
            return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        let hidden = offset > lastOffset && offset > 0
        if hidden != isBarHiddenByScrolling {
            isBarHiddenByScrolling = hidden
            setNavigationBarHidden(hidden, animated: false)
        }
        lastOffset = offset
    }

    deinit {
        followed?.removeObserver(self, forKeyPath: #keyPath(UIScrollView.contentOffset), context: &scrollContext)
    }

    fileprivate func willShow(_ controller: UIViewController) {
        guard viewControllers.first === controller, drawerController != nil else { return }
        let button = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: #selector(UIViewController.toggleDrawer(_:)))
        controller.navigationItem.leftBarButtonItem = controller.navigationItem.leftBarButtonItem ?? button
    }
}

extension DrawerNavigationController: UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer == interactivePopGestureRecognizer else { return true }
        return viewControllers.count > 1
    }
}

/// Sees what is shown first, and passes on everything to the delegate that the app has set.
private class NavigationDelegateProxy: NSObject, UINavigationControllerDelegate {

    weak var original: UINavigationControllerDelegate?
    weak var owner: DrawerNavigationController?

    init(original: UINavigationControllerDelegate?, owner: DrawerNavigationController) {
        self.original = original
        self.owner = owner
    }

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        owner?.willShow(viewController)
        original?.navigationController?(navigationController, willShow: viewController, animated: animated)
    }

    override func responds(to aSelector: Selector!) -> Bool {
        return super.responds(to: aSelector) || original?.responds(to: aSelector) == true
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        if original?.responds(to: aSelector) == true { return original }
        return super.forwardingTarget(for: aSelector)
    }
}

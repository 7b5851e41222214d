import UIKit

final class DrawerTransition: NSObject {

    unowned let owner: DrawerController
    var side = DrawerSide.left
    var width: CGFloat = 280
    var interaction: UIPercentDrivenInteractiveTransition?
    private var isPresenting = false

    init(owner: DrawerController) {
        self.owner = owner
        super.init()
    }
}

extension DrawerTransition: UIViewControllerTransitioningDelegate {

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        let controller = DrawerPresentationController(presentedViewController: presented, presenting: presenting)
        controller.side = side
        controller.width = width
        controller.dimming = owner.dimming
        controller.onTap = { [weak owner] in owner?.close() }
        return controller
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        isPresenting = true
        return self
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        isPresenting = false
        return self
    }

    func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return interaction
    }
}

extension DrawerTransition: UIViewControllerAnimatedTransitioning {

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return transitionContext?.isAnimated == false ? 0 : 0.05
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let controller = transitionContext.viewController(forKey: key), let view = controller.view else { return }
        let inside = isPresenting ? transitionContext.finalFrame(for: controller) : transitionContext.initialFrame(for: controller)
        let outside = inside.offsetBy(dx: side == .left ? -width : width, dy: 0)
        if isPresenting {
            transitionContext.containerView.addSubview(view)
            view.frame = outside
        }
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.curveEaseInOut], animations: {
            view.frame = self.isPresenting ? inside : outside
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }

    func animationEnded(_ transitionCompleted: Bool) {
        NotificationCenter.default.post(name: .drawerAnimationEnded, object: owner, userInfo: ["completed": transitionCompleted])
    }
}

public extension Notification.Name {
    static let drawerAnimationEnded = Notification.Name("DrawerAnimationEnded")
}

final class DrawerPresentationController: UIPresentationController {

    var side = DrawerSide.left
    var width: CGFloat = 0
    var dimming: CGFloat = 0
    var onTap: (() -> Void)?

    private(set) lazy var dimmingView: UIView = {
        let view = UIView()
        view.backgroundColor = .black
        view.alpha = 0
        view.accessibilityIdentifier = "dimming"
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        return view
    }()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let x = side == .left ? 0 : bounds.width - width
        return CGRect(x: x, y: 0, width: width, height: bounds.height)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView = containerView else { return }
        dimmingView.frame = containerView.bounds
        containerView.insertSubview(dimmingView, at: 0)
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimmingView.alpha = dimming
            return
        }
        coordinator.animate(alongsideTransition: { [dimmingView, dimming] _ in dimmingView.alpha = dimming })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimmingView.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimmingView.alpha = 0 }, completion: nil)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimmingView.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimmingView.frame = containerView?.bounds ?? .zero
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    @objc private func tapped() { onTap?() }
}

/// Replaces the content, from a storyboard.
@objc(DRContentSegue)
public class ContentSegue: UIStoryboardSegue {
    override public func perform() {
        guard let drawer = source.drawerController else { return assertionFailure("not in a drawer") }
        drawer.setContent(destination)
        drawer.close()
    }
}

//
//  DrawerController.swift
//  Drawers
//
//  Created on 09.10.2018.
//

import UIKit

@objc(DRDrawerControllerDelegate)
public protocol DrawerControllerDelegate: UINavigationControllerDelegate {
    @objc optional func drawerController(_ drawerController: DrawerController, willOpen side: DrawerSide)
    @objc optional func drawerController(_ drawerController: DrawerController, didClose side: DrawerSide)
    @objc optional func drawerControllerShouldOpen(_ drawerController: DrawerController) -> Bool
    @objc(drawerController:widthForSide:)
    optional func drawerController(_ drawerController: DrawerController, widthFor side: DrawerSide) -> CGFloat
}

@objc public enum DrawerSide: Int, CustomStringConvertible {
    case left, right
    public var description: String { return self == .left ? "left" : "right" }
}

/// A container with a drawer at each side, which are presented.
@objc(DRDrawerController)
open class DrawerController: UIViewController {

    private struct Constants {
        static let width: CGFloat = 280
        static let embedSegue = "content"
    }

    @objc public private(set) var contentController: UIViewController?
    @objc public private(set) var openSide: NSNumber?
    @IBOutlet public weak var delegate: DrawerControllerDelegate?

    @IBInspectable public var leftIdentifier: String?
    @IBInspectable public var rightIdentifier: String?
    /// How far the drawers are dimmed.
    @IBInspectable open var dimming: CGFloat = 0.4

    private var drawers: [DrawerSide: UIViewController] = [:]
    private lazy var transition = DrawerTransition(owner: self)
    private(set) var edgePans: [UIScreenEdgePanGestureRecognizer] = []

    // MARK: - Life cycle

    open override func viewDidLoad() {
        super.viewDidLoad()
        for edge in [UIRectEdge.left, .right] {
            let pan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(handleEdgePan(_:)))
            pan.edges = edge
            view.addGestureRecognizer(pan)
            edgePans.append(pan)
        }
    }

    open override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.close() }, completion: nil)
    }

    override open var childForStatusBarStyle: UIViewController? { return contentController }
    override open var shouldAutomaticallyForwardAppearanceMethods: Bool { return false }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        contentController?.beginAppearanceTransition(true, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        contentController?.endAppearanceTransition()
    }

    // MARK: - Content

    @objc open func setContent(_ controller: UIViewController) {
        if let old = contentController {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        let isVisible = viewIfLoaded?.window != nil
        contentController = controller
        addChild(controller)
        if isVisible { controller.beginAppearanceTransition(true, animated: false) }
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(controller.view, at: 0)
        if isVisible { controller.endAppearanceTransition() }
        controller.didMove(toParent: self)
        setNeedsStatusBarAppearanceUpdate()
    }

    open override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if segue.identifier == Constants.embedSegue { contentController = segue.destination }
    }

    @objc(setDrawer:forSide:)
    open func setDrawer(_ controller: UIViewController?, for side: DrawerSide) {
        drawers[side] = controller
    }

    // MARK: - Opening

    @IBAction open func toggle(_ sender: Any?) {
        if openSide == nil { open(.left) } else { close() }
    }

    @discardableResult
    @objc open func open(_ side: DrawerSide) -> Bool {
        guard openSide == nil, let drawer = drawer(for: side) else { return false }
        guard delegate?.drawerControllerShouldOpen?(self) ?? true else { return false }
        let width = delegate?.drawerController?(self, widthFor: side) ?? Constants.width
        transition.side = side
        transition.width = width
        drawer.modalPresentationStyle = .custom
        drawer.transitioningDelegate = transition
        openSide = side.rawValue as NSNumber
        delegate?.drawerController?(self, willOpen: side)
        present(drawer, animated: true)
        return true
    }

    @objc open func close() {
        guard let number = openSide, let side = DrawerSide(rawValue: number.intValue) else { return }
        dismiss(animated: true) { [weak self] in self?.didClose(side) }
    }

    fileprivate func didClose(_ side: DrawerSide) {
        openSide = nil
        delegate?.drawerController?(self, didClose: side)
    }

    private func drawer(for side: DrawerSide) -> UIViewController? {
        if let drawer = drawers[side] { return drawer }
        let identifier = side == .left ? leftIdentifier : rightIdentifier
        guard let name = identifier, let drawer = storyboard?.instantiateViewController(withIdentifier: name) else { return nil }
        drawers[side] = drawer
        return drawer
    }

    @objc private func handleEdgePan(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        let side: DrawerSide = recognizer.edges == .left ? .left : .right
        let width = transition.width
        let moved = abs(recognizer.translation(in: view).x) / width
        switch recognizer.state {
        case .began:
            transition.interaction = UIPercentDrivenInteractiveTransition()
            if !open(side) { transition.interaction = nil }
        case .changed:
            transition.interaction?.update(min(max(moved, 0), 1))
        case .ended where moved > 0.5:
            transition.interaction?.finish()
            transition.interaction = nil
        case .ended, .cancelled, .failed:
            transition.interaction?.cancel()
            transition.interaction = nil
            openSide = nil
        default: break
        }
    }
}

// MARK: - Content that knows where it is

public extension UIViewController {
    @objc var drawerController: DrawerController? {
        var controller: UIViewController? = self
        while let current = controller {
            if let found = current as? DrawerController { return found }
            controller = current.parent ?? current.presentingViewController
        }
        return nil
    }

    @IBAction func toggleDrawer(_ sender: Any?) {
        drawerController?.toggle(sender)
    }
}

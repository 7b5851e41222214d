public import Foundation

/// A presentation of a controller as a panel next to its source or, if there is little width, as a sheet.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  open var sourceView: UIView?
  /// The rectangle in the coordinates of ``sourceView``; null for its whole bounds.
  open var sourceRect: CGRect = .null
  open var barButtonItem: UIBarButtonItem?
  /// The source of the popover: a view or a bar button item.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }
  /// Has no effect.
  open var canOverlapSourceViewRect = false
  /// Has no effect.
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  /// Has no effect.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Has no effect.
  open var popoverBackgroundViewClass: AnyClass?
  open var arrowDirection: UIPopoverArrowDirection { .unknown }

  package override var raisesContent: Bool { true }
  private var panel: PanelView?
  private var containerSize: CGSize?

  open override var presentationStyle: UIModalPresentationStyle { .popover }

  open override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard traitCollection.horizontalSizeClass == .compact else { return .none }
    let style =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
    return style == .automatic ? .formSheet : style
  }

  open override var presentedView: UIView? {
    if let panel { return panel }
    let panel = PanelView(content: presentedViewController.view)
    self.panel = panel
    return panel
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let look = UIApplication.look
    let line = look.panelBorder
    let bounds = containerView.bounds.inset(by: containerView.safeAreaInsets)
      .insetBy(dx: line.width, dy: line.height)
    switch adaptivePresentationStyle {
    case .none: break
    case .fullScreen, .overFullScreen: return containerView.bounds
    default:
      let sheet = SheetLayout(
        bounds: containerView.bounds, safeArea: containerView.safeAreaInsets, isForm: true,
        isRegular: false, preferred: .zero)
      return look.sheetFrame(sheet) { _ in nil }
    }
    var size = presentedViewController.preferredContentSize
    if size.width <= 0 { size.width = 320 }
    if size.height <= 0 { size.height = 480 }
    size.width = min(size.width, bounds.width)
    size.height = min(size.height, bounds.height)
    size = look.snapped(size)
    var origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
    if let anchor = anchor(in: containerView) {
      origin.x = anchor.midX - size.width / 2
      let below = anchor.maxY + line.height
      let fitsBelow = below + size.height <= bounds.maxY
      origin.y =
        fitsBelow ? below : max(bounds.minY, anchor.minY - line.height - size.height)
    }
    origin.x = min(max(origin.x, bounds.minX), bounds.maxX - size.width)
    origin.y = min(max(origin.y, bounds.minY), bounds.maxY - size.height)
    return CGRect(origin: look.aligned(origin, to: .point), size: size)
  }

  private func anchor(in container: UIView) -> CGRect? {
    guard let view = sourceView ?? barButtonItem?.viewInBar else { return nil }
    let rect = sourceRect.isNull || sourceView == nil ? view.bounds : sourceRect
    return container.convert(rect, from: view)
  }

  open override func presentationTransitionWillBegin() {
    let popover = delegate as? any UIPopoverPresentationControllerDelegate
    popover?.prepareForPopoverPresentation(self)
    addDimming { [weak self] in _ = self?.dismissByPerson() }
  }

  private func reposition() {
    guard let size = containerView?.bounds.size, size != containerSize else { return }
    defer { containerSize = size }
    guard containerSize != nil, var view = sourceView,
      let popover = delegate as? any UIPopoverPresentationControllerDelegate
    else { return }
    var rect = sourceRect
    popover.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    sourceRect = rect
    sourceView = view
  }

  open override func containerViewWillLayoutSubviews() {
    reposition()
    dimming?.frame = containerView?.bounds ?? .zero
    if let backgroundColor { panel?.backgroundColor = backgroundColor }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  package override var isDismissableByPerson: Bool { true }
}

public import Foundation

/// A presentation of a controller as a sheet: a panel over the screen that a user can dismiss.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet can rest.
  @preconcurrency @MainActor open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public final let identifier: Identifier
    private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      identifier: Identifier,
      height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.height = height
      super.init()
    }

    /// A detent of about half the height of the screen.
    open class func medium() -> Detent {
      Detent(identifier: .medium) { ($0.maximumDetentValue * 0.5).rounded() }
    }

    open class func large() -> Detent {
      Detent(identifier: .large) { $0.maximumDetentValue }
    }

    /// - Parameter resolver: Returns the height in points; `nil` makes the detent inactive.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(
        identifier: identifier ?? Identifier("com.apple.UIKit.custom." + UUID().uuidString),
        height: resolver)
    }

    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { height(context) }
  }

  open var detents: [Detent] = [.large()] {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The identifier of the detent at which the sheet rests; `nil` for the first of the ``detents``, which should
  /// be the smallest one.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet {
      if selectedDetentIdentifier != oldValue { containerView?.setNeedsLayout() }
    }
  }

  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Has no effect.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Has no effect.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Whether a short bar at the top edge indicates that the sheet can be dragged.
  open var prefersGrabberVisible = false {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Has no effect.
  open var prefersPageSizing = true
  open var preferredCornerRadius: CGFloat?
  open var sourceView: UIView?

  /// Applies changes to detents and the selection with an animation.
  open func animateChanges(_ changes: () -> Void) {
    AnimationContext.animate(duration: 0.4, delay: 0, animations: changes, completion: nil)
  }

  open func invalidateDetents() {
    containerView?.setNeedsLayout()
  }

  package override var raisesContent: Bool { true }
  private var panel: PanelView?

  open override var presentedView: UIView? {
    if let panel { return panel }
    let panel = PanelView(content: presentedViewController.view)
    self.panel = panel
    return panel
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard containerView != nil else { return .zero }
    return selectedDetent.flatMap(frame(by:)) ?? UIApplication.look.sheetFrame(layout) { _ in nil }
  }

  final var layout: SheetLayout {
    SheetLayout(
      bounds: containerView?.bounds ?? .zero, safeArea: containerView?.safeAreaInsets ?? .zero,
      isForm: presentationStyle == .formSheet,
      isRegular: traitCollection.horizontalSizeClass == .regular,
      preferred: presentedViewController.preferredContentSize)
  }

  /// Returns the frame of the sheet at a detent, or `nil` if the detent is inactive.
  final func frame(by detent: Detent) -> CGRect? {
    var isActive = true
    let frame = UIApplication.look.sheetFrame(layout) { maximum in
      if detent.identifier == .large { return nil }
      let context = SheetDetentContext(traits: traitCollection, maximum: maximum)
      let height = detent.resolvedValue(in: context)
      isActive = height != nil
      return height
    }
    return isActive ? frame : nil
  }

  final var selectedDetent: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
  }

  private var isDimmed: Bool {
    guard let largest = largestUndimmedDetentIdentifier,
      let limit = detents.firstIndex(where: { $0.identifier == largest }),
      let selected = detents.firstIndex(where: { $0 === selectedDetent })
    else { return true }
    return selected > limit
  }

  open override func presentationTransitionWillBegin() {
    addDimming { [weak self] in _ = self?.dismissByPerson() }
    presentedView?.addGestureRecognizer(SheetPanGestureRecognizer(self))
  }

  /// The distance in points that a finger has dragged the sheet down.
  final var dragDistance: CGFloat?

  open override func containerViewWillLayoutSubviews() {
    dimming?.frame = containerView?.bounds ?? .zero
    dimming?.isHidden = !isDimmed
    if let radius = preferredCornerRadius { panel?.layer.cornerRadius = radius }
    panel?.showsGrabber = prefersGrabberVisible
    let place = dragDistance.map(place(draggedBy:))
    presentedView?.frame = place?.frame ?? frameOfPresentedViewInContainerView
    if let place { dimming?.alpha = place.visibility }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { dragDistance = nil } else { settle() }
  }

  package override var isDismissableByPerson: Bool { true }
}

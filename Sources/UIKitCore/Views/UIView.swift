import UIKitDiagnostics
public import Foundation
package import DisplayInterface

/// A rectangular area of the screen that displays content, contains subviews and responds to touches.
///
/// Setting a property marks the view as dirty. All dirty views are updated, laid out and rendered at the end of
/// the main loop's turn. Use views on the main thread only.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding,
  UITraitEnvironment, UIAppearanceContainer, @preconcurrency CALayerDelegate,
  UILargeContentViewerItem, TracksObservation
{
  // MARK: Making views

  /// - Parameter frame: The frame in points, in the coordinates of the view's future superview.
  public init(frame: CGRect) {
    let frame = frame.standardized
    let isNumber = !frame.middle.hasNaN
    origin = isNumber ? frame.origin : .zero
    boundsStorage = CGRect(origin: .zero, size: isNumber ? frame.size : .zero)
    super.init()
    if !isNumber { layer.check(position: frame.middle) }
  }

  public required init?(coder: NSCoder) {
    origin = .zero
    boundsStorage = .zero
    super.init()
    coder.configure(self)
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  deinit {
    var subviews = subviewsStorage
    subviewsStorage = []
    releaseNested(&subviews)
  }

  open func encode(with coder: NSCoder) {}

  /// Called for every view of a nib or storyboard once all of its outlets are set.
  open func awakeFromNib() {}

  /// Has no effect.
  open func prepareForInterfaceBuilder() {}

  // MARK: Hierarchy

  package final weak var superviewStorage: UIView?
  package final weak var windowStorage: UIWindow?
  package final var subviewsStorage: [UIView] = []
  /// The view that was asked to become first responder last while it wasn't in a window.
  package static weak var awaitingWindow: UIView?
  /// The view controller whose `view` this is.
  package final weak var owningController: UIViewController?

  /// The view that contains this view.
  open var superview: UIView? { superviewStorage }

  /// The subviews, from back to front.
  open var subviews: [UIView] { subviewsStorage }

  /// The window that this view is in, or `nil` if it isn't in a window.
  open var window: UIWindow? { windowStorage }

  open override var next: UIResponder? { owningController ?? superview }

  package override var firstResponderScope: (any FirstResponderScope)? {
    windowStorage ?? super.firstResponderScope
  }

  /// Adds `view` in front of the other subviews, and removes it from its former superview.
  open func addSubview(_ view: UIView) {
    checkThread()
    insert(view, at: subviewsStorage.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: index(of: sibling, besides: view, orElse: 0))
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: index(of: sibling, besides: view, orElse: subviewsStorage.count - 1) + 1)
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    for index in [index1, index2] {
      requireIndex(
        index, below: subviewsStorage.count,
        "-[UIView exchangeSubviewAtIndex:withSubviewAtIndex:] of \(self)")
    }
    subviewsStorage.swapAt(index1, index2)
    mark(.children)
  }

  open func bringSubviewToFront(_ view: UIView) {
    move(view, to: subviewsStorage.count - 1)
  }

  open func sendSubviewToBack(_ view: UIView) {
    move(view, to: 0)
  }

  /// Removes this view from its superview, and removes every constraint between the view or its descendants and
  /// views outside of it.
  open func removeFromSuperview() {
    checkThread()
    leaveSuperview(for: nil)
  }

  /// Returns whether this view is `view` or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let present = ancestor {
      if present === view { return true }
      ancestor = present.superview
    }
    return false
  }

  /// Returns the first view with the given tag, in a depth-first search of this view and its descendants.
  open func viewWithTag(_ tag: Int) -> UIView? {
    var rest = [self]
    while let view = rest.popLast() {
      if view.tag == tag { return view }
      rest += view.subviewsStorage.reversed()
    }
    return nil
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Geometry

  /// The frame's origin while no transform is set.
  private var origin: CGPoint
  private var boundsStorage: CGRect

  /// The rectangle of the view in the coordinates of its superview. If ``transform`` isn't the identity, the
  /// bounding box of the transformed view.
  open var frame: CGRect {
    get {
      let plain = CGRect(origin: origin, size: boundsStorage.size)
      guard !transform.isIdentity else { return plain }
      let (offset, center) = (anchorOffset(of: boundsStorage.size), center)
      return CGRect(x: -offset.x, y: -offset.y, width: plain.width, height: plain.height)
        .applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      checkThread()
      let frame = admitted(frame: newValue.standardized)
      if transform.isIdentity {
        setGeometry(
          origin: frame.origin, bounds: CGRect(origin: boundsStorage.origin, size: frame.size))
      } else {
        var size = CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
        if size.hasNaN { size = frame.size }
        let (outer, inner) = (anchorOffset(of: frame.size), anchorOffset(of: size))
        setGeometry(
          origin: CGPoint(
            x: frame.minX + outer.x - inner.x, y: frame.minY + outer.y - inner.y),
          bounds: CGRect(origin: boundsStorage.origin, size: size))
      }
    }
  }

  /// The view's rectangle in its own coordinates. Changing the size keeps the ``center``.
  open var bounds: CGRect {
    get { boundsStorage }
    set {
      checkThread()
      let center = center
      let bounds = admitted(bounds: newValue.standardized)
      let offset = anchorOffset(of: bounds.size)
      setGeometry(
        origin: CGPoint(x: center.x - offset.x, y: center.y - offset.y), bounds: bounds)
    }
  }

  /// The position of the view's ``anchorPoint``, by default its middle, in the coordinates of its superview.
  open var center: CGPoint {
    get {
      let offset = anchorOffset(of: boundsStorage.size)
      // The center of an infinite frame is undefined.
      return CGPoint(x: origin.x + offset.x, y: origin.y + offset.y).withoutNaN
    }
    set {
      checkThread()
      let offset = anchorOffset(of: boundsStorage.size)
      setGeometry(
        origin: CGPoint(x: newValue.x - offset.x, y: newValue.y - offset.y), bounds: boundsStorage)
    }
  }

  /// Returns the distance from the top left corner to the anchor point, for a view with the given size.
  package final func anchorOffset(of size: CGSize) -> CGPoint {
    let anchor = layerStorage?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
    return CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
  }

  /// Applied about the view's ``center``.
  open var transform: CGAffineTransform {
    get { extras?.transform ?? .identity }
    set {
      checkThread()
      if let layerStorage, layerStorage.isSpatial {
        layerStorage.transform = CATransform3DMakeAffineTransform(newValue)
        return
      }
      guard newValue != transform else { return }
      willChange("transform")
      keep(transform: newValue)
    }
  }

  package final func keep(transform: CGAffineTransform) {
    ownExtras.transform = transform
    mark(.placement)
    ObservedObject.didChange(self)
  }

  /// Applied about the view's ``center``. A browser shows its depth; other displays show what it does in the plane.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set {
      checkThread()
      layer.transform = newValue
    }
  }

  /// Sets the frame without going through overridden properties, as layout does.
  package final func setGeometry(origin newOrigin: CGPoint, bounds newBounds: CGRect) {
    let (newOrigin, newBounds) = admitted(origin: newOrigin, bounds: newBounds)
    let oldOrigin = origin
    let oldBounds = boundsStorage
    guard oldOrigin != newOrigin || oldBounds != newBounds else { return }
    if AnimationContext.stack.last?.block != nil { willPlace(at: newOrigin, bounds: newBounds) }
    if oldBounds != newBounds { boundsWillChange(to: newBounds) }
    origin = newOrigin
    boundsStorage = newBounds
    mark(.placement)
    if oldBounds != newBounds {
      setNeedsLayout()
      if layerStorage?.transformsSublayers == true { spaceOfSubviewsDidChange() }
      if oldBounds.size != newBounds.size {
        if autoresizesSubviews { resizeSubviews(withOldSize: oldBounds.size) }
        if contentMode == .redraw { setNeedsDisplay() }
        mark(.content)
      } else if layerStorage?.mask != nil || layerStorage?.shadowPath != nil {
        // Displays receive their positions relative to the view's corner.
        mark(.content)
      }
    }
    safeAreaMayHaveChanged()
    if preservesSuperviewLayoutMargins { marginsDidChange() }
    geometryDidChange(oldOrigin: oldOrigin, oldBounds: oldBounds)
    ObservedObject.didChange(self)
    if let layerStorage { ObservedObject.didChange(layerStorage) }
  }

  /// Whether keys scroll the view while nothing has focus.
  package var isScrolledByKeys: Bool { false }

  /// Called before the bounds change, for subclasses in this module that call the app at that time.
  package func boundsWillChange(to newBounds: CGRect) {}

  /// Called after the geometry changed, for subclasses in this module that update what depends on it.
  package func geometryDidChange(oldOrigin: CGPoint, oldBounds: CGRect) {
    layoutItem?.geometryDidChange()
  }

  /// The point of the bounds that lies at ``center`` and about which transforms are applied: (0.5, 0.5) for the
  /// middle.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// - Parameter view: The view to whose coordinates the point is converted; `nil` for the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view ?? window))
  }

  /// - Parameter view: The view in whose coordinates `point` is given; `nil` for the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(from: view ?? window))
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view ?? window))
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(from: view ?? window))
  }

  /// Has no effect.
  open var contentScaleFactor: CGFloat = 1 { willSet { checkThread() } }
  /// Whether subviews are resized by their ``autoresizingMask`` when the bounds change; `true` by default.
  open var autoresizesSubviews = true { willSet { checkThread() } }
  /// How the view resizes itself when its superview's bounds change. By default it doesn't.
  open var autoresizingMask: AutoresizingMask = [] {
    willSet { checkThread() }
    didSet { if autoresizingMask != oldValue { layoutItem?.geometryDidChange() } }
  }

  /// Returns the size that fits the content best; the current size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the size that fits best, keeping its top left corner.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    setGeometry(origin: origin, bounds: CGRect(origin: bounds.origin, size: size))
  }

  // MARK: Marks and passes

  package final var pending: Pending = [.properties, .constraints, .layout, .content, .placement]
  package final var pendingBelow: Pending = []

  /// Invalidates the layout: the next pass lays out the subviews.
  open func setNeedsLayout() {
    checkThread()
    mark(.layout)
  }

  /// Lays out the dirty views in this view's hierarchy immediately.
  open func layoutIfNeeded() {
    checkThread()
    layoutNow()
  }

  /// Lays out the subviews. The default implementation uses their constraints.
  ///
  /// The view is laid out again when an observable property that this method reads changes.
  open func layoutSubviews() {
    applyLayout()
  }

  /// Invalidates the content: the next pass redraws it.
  open func setNeedsDisplay() {
    checkThread()
    drawing = nil
    layerStorage?.needsDisplayFlag = true
    mark(.content)
  }

  open func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }

  /// Draws the view's content in the current graphics context. The default implementation does nothing.
  open func draw(_ rect: CGRect) {}
  /// Draws the view for print. The default implementation draws it as on the screen.
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Snapshots

  /// Returns a view that displays this view's current appearance. It doesn't follow later changes.
  ///
  /// - Parameter afterUpdates: Whether the view is laid out first.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let snapshot = SnapshotView(of: self)
    snapshot.frame = CGRect(origin: .zero, size: bounds.size)
    return snapshot
  }

  /// Returns a view that displays the current appearance of a part of this view.
  ///
  /// - Parameter rect: The part, in this view's coordinates.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let whole = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
    let window = UIView(frame: CGRect(origin: .zero, size: rect.size))
    window.clipsToBounds = true
    whole.frame.origin = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
    window.addSubview(whole)
    return window
  }

  /// Draws this view and its subviews in the current context.
  ///
  /// - Returns: `false` if there is no context or the view is empty.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  // MARK: Layer delegate

  /// Sets the layer's contents. The default implementation does nothing.
  open func display(_ layer: CALayer) {}

  /// Draws the layer's content. The default implementation calls ``draw(_:)``.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    guard layer === layerStorage else { return }
    UIGraphicsPushContext(ctx)
    draw(bounds)
    UIGraphicsPopContext()
  }

  open func layerWillDraw(_ layer: CALayer) {}

  /// Lays out the layer's sublayers. The default implementation calls ``layoutSubviews()``.
  open func layoutSublayers(of layer: CALayer) {
    if layer === layerStorage { layoutSubviews() }
  }

  /// Returns the action that follows a change of the layer's property: an animation within an animation block,
  /// otherwise `NSNull`.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    (layer === layerStorage ? blockAnimation(forKey: event) : nil) ?? NSNull()
  }

  /// Requests that the next pass calls ``updateProperties()``.
  open func setNeedsUpdateProperties() {
    checkThread()
    mark(.properties)
  }

  /// Calls ``updateProperties()`` immediately if a call is pending.
  open func updatePropertiesIfNeeded() {
    updatePropertiesNow()
  }

  /// Sets properties from the state they depend on, before constraints and layout.
  ///
  /// Called again when an observable property that this method reads changes.
  open func updateProperties() {}

  open func setNeedsUpdateConstraints() {
    checkThread()
    mark(.constraints)
  }

  open func updateConstraintsIfNeeded() {
    updateConstraintsNow()
  }

  /// Updates the constraints. An override calls `super` last.
  open func updateConstraints() {}

  open func needsUpdateConstraints() -> Bool {
    pending.contains(.constraints)
  }

  // MARK: Auto Layout

  /// Whether the autoresizing mask is converted to constraints. The default is `true`; set `false` to position
  /// the view with your own constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    willSet { checkThread() }
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      translationDidChange()
      superview?.setNeedsLayout()
    }
  }

  /// The view's variables and constraints; `nil` until the view takes part in Auto Layout.
  package final var layoutItem: ViewLayoutItem?

  /// Whether views of this class require constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  public nonisolated class var noIntrinsicMetric: CGFloat { UIViewNoIntrinsicMetric }

  /// The natural size of the content; `noIntrinsicMetric` in a dimension that has no natural size.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {
    intrinsicContentSizeDidChange()
  }

  /// Whether the content's height depends on its width, as the height of multiline text does.
  package var wrapsContent: Bool { false }

  /// Returns the natural size of wrapping content for the given width.
  package func contentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// The distance from the top edge to the baseline of the first line of text; `nil` without text.
  package var firstBaselineOffset: CGFloat? { nil }

  /// The distance from the baseline of the last line of text to the bottom edge; `nil` without text.
  package var lastBaselineOffset: CGFloat? { nil }

  /// The line spacing of the text; `nil` without text.
  package var baselineSpacing: CGFloat? { nil }

  /// Returns the priority with which the view resists growing larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriority(.hugging, axis)
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    checkThread()
    setContentPriority(.hugging, priority, axis)
  }

  /// Returns the priority with which the view resists shrinking below its content's size.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentPriority(.compressionResistance, axis)
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    checkThread()
    setContentPriority(.compressionResistance, priority, axis)
  }

  /// The active constraints that this view holds.
  open var constraints: [NSLayoutConstraint] { layoutItem?.owned.all ?? [] }

  /// Activates a constraint between this view and views in it.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    hold(constraint)
  }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    release(constraint)
  }

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The layout guides that the app added to this view.
  open var layoutGuides: [UILayoutGuide] { layoutItem?.guides ?? [] }

  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningViewStorage !== self else { return }
    layoutGuide.owningViewStorage?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningViewStorage = self
    ensureLayoutItem().guides.append(layoutGuide)
  }

  /// Removes a guide and deactivates the constraints that refer to it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningViewStorage === self, let item = layoutItem else { return }
    for constraint in layoutGuide.layoutItem.touching.all { constraint.isActive = false }
    layoutGuide.layoutItem.slot?.engine?.withdraw([layoutGuide.layoutItem])
    item.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningViewStorage = nil
  }

  /// The area within the margins; of a scroll view, those of its content.
  open var layoutMarginsGuide: UILayoutGuide { marginsGuide }

  /// The area that no bar covers.
  open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }

  /// The area within the margins that is comfortable to read.
  open var readableContentGuide: UILayoutGuide { readableGuide }

  /// The area that the on-screen keyboard covers.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  open var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ensureLayoutItem(), .leading)
  }
  open var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ensureLayoutItem(), .trailing)
  }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ensureLayoutItem(), .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ensureLayoutItem(), .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ensureLayoutItem(), .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ensureLayoutItem(), .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(ensureLayoutItem(), .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(ensureLayoutItem(), .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ensureLayoutItem(), .centerX)
  }
  open var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ensureLayoutItem(), .centerY)
  }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ensureLayoutItem(), .firstBaseline)
  }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ensureLayoutItem(), .lastBaseline)
  }

  /// The content and frame guides of a scroll view; `nil` for other views.
  package var scrollGuides: ScrollLayoutGuides? { nil }

  /// Called when constraints determined a scroll view's content size. A dimension that they don't determine is
  /// `nil`.
  package func layoutDidSolveContentSize(width: CGFloat?, height: CGFloat?) {}

  /// The distances from the frame's edges to the rectangle that constraints align.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view that provides the first baseline; ``forLastBaselineLayout`` unless overridden.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view that provides the last baseline; the result of ``forBaselineLayout()`` unless overridden.
  open var forLastBaselineLayout: UIView { forBaselineLayout() }

  /// Returns the view that provides the baselines, in apps written before iOS 9; the view itself unless overridden.
  @available(iOS, deprecated: 9.0)
  open func forBaselineLayout() -> UIView { self }

  /// Whether the constraints allow more than one frame for this view.
  open var hasAmbiguousLayout: Bool {
    guard let layoutItem else { return false }
    return layoutItem.isAmbiguous(along: .horizontal) || layoutItem.isAmbiguous(along: .vertical)
  }

  /// Changes the frame of an ambiguous view to another one that satisfies the constraints.
  open func exerciseAmbiguityInLayout() {
    guard hasAmbiguousLayout, let slot = layoutItem?.slot else { return }
    slot.exerciseAmbiguity()
  }

  /// Returns the constraints that affect the view's frame along one axis.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    layoutItem?.constraintsAffectingLayout(along: axis) ?? []
  }

  /// The smallest (or largest) size that satisfies the constraints of this view and its subviews.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  // MARK: Margins and safe area

  /// `nil` until insets are set or something covers the view.
  package final var insets: ViewInsets?

  package final var ownInsets: ViewInsets {
    if let insets { return insets }
    let new = ViewInsets()
    insets = new
    return new
  }

  /// The default distances between the view's edges and its content, in points.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set {
      checkThread()
      setLayoutMargins(newValue)
    }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isRightToLeft ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isRightToLeft ? margins.left : margins.right)
    }
    set {
      checkThread()
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isRightToLeft ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: isRightToLeft ? newValue.leading : newValue.trailing)
    }
  }

  /// Whether the view enlarges its margins to keep its content within its superview's margins.
  open var preservesSuperviewLayoutMargins = false {
    willSet { checkThread() }
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChange() } }
  }

  /// Whether the safe area is added to the margins; `true` by default.
  open var insetsLayoutMarginsFromSafeArea = true {
    willSet { checkThread() }
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsDidChange() } }
  }

  open func layoutMarginsDidChange() {}

  /// The distances from the view's edges to the area that neither bars nor the shape of the screen cover.
  open var safeAreaInsets: UIEdgeInsets { insets?.safeArea ?? .zero }

  open func safeAreaInsetsDidChange() {}

  /// The insets that subviews inherit. A scroll view subtracts the part that it already adds to its content
  /// inset.
  package var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

  // MARK: Appearance

  /// The class of the layer; `CALayer` unless overridden.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that carries this view's appearance.
  open var layer: CALayer {
    if let layerStorage { return layerStorage }
    let layer = makeLayer()
    layerStorage = layer
    return layer
  }
  package final var layerStorage: CALayer?
  package final var drawing: ViewDrawing?

  /// The color behind the view's content. The default is `nil`, for a transparent background.
  open var backgroundColor: UIColor? {
    willSet {
      checkThread()
      if backgroundColor != newValue { willChange("backgroundColor") }
    }
    didSet {
      guard backgroundColor != oldValue else { return }
      mark(.content)
      ObservedObject.didChange(self)
    }
  }

  /// The opacity of the view and its subviews, from 0 (invisible) to 1.
  open var alpha: CGFloat {
    get { alphaStorage }
    set {
      checkThread()
      let value = newValue.clamped(0, 1)
      guard value != alphaStorage else { return }
      willChange("opacity")
      alphaStorage = value
      mark(.content)
      ObservedObject.didChange(self)
    }
  }
  private var alphaStorage: CGFloat = 1

  /// Whether the view and its subviews are hidden. Hidden views receive no touches.
  open var isHidden = false {
    willSet { checkThread() }
    didSet {
      guard isHidden != oldValue else { return }
      superview?.mark(.children)
      layerStorage?.masked?.redraw()
      visibilityDidChange()
      ObservedObject.didChange(self)
    }
  }

  /// Called when ``isHidden`` changed. A stack view, for example, leaves out hidden views.
  package func visibilityDidChange() {
    superview?.arrangedVisibilityDidChange(of: self)
  }

  package func arrangedVisibilityDidChange(of subview: UIView) {}
  package func arrangedContentSizeDidChange(of subview: UIView) {}

  open var isOpaque = true { willSet { checkThread() } }
  open var clearsContextBeforeDrawing = true { willSet { checkThread() } }

  /// Whether content outside of the bounds is clipped.
  open var clipsToBounds = false {
    willSet { checkThread() }
    didSet {
      guard clipsToBounds != oldValue else { return }
      if layerStorage?.contents != nil { drawing = nil }
      mark([.placement, .content])
    }
  }

  open var contentMode: ContentMode = .scaleToFill {
    willSet { checkThread() }
    didSet { if contentMode != oldValue { mark(.content) } }
  }

  /// A view whose alpha channel masks this view. It has no superview.
  open var mask: UIView? {
    willSet { checkThread() }
    didSet { if mask !== oldValue { layer.mask = mask?.layer } }
  }

  package final var ownTint = Tint()
  /// The tint of the last notification.
  package final var tintTold: Tint?

  /// The color of interactive elements; inherited from the superview unless set.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set {
      checkThread()
      ownTint.color = newValue
      tintMayHaveChanged(isSet: true)
    }
  }

  /// Whether this view's tint is dimmed, as behind an alert; inherited from the superview unless set.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set {
      checkThread()
      ownTint.mode = newValue
      tintMayHaveChanged(isSet: true)
    }
  }

  package final var hasOwnTintColor: Bool { ownTint.color != nil }

  /// Called when the effective tint color changed.
  open func tintColorDidChange() {}

  /// The properties that instances of this class take from their appearance proxy.
  package class var appearanceProperties: [AppearanceProperty] {
    [
      AppearanceProperty(\UIView.backgroundColor),
      AppearanceProperty(\UIView.tintColor, where: \.hasOwnTintColor),
    ]
  }

  // MARK: Display

  package final var nodeID: NodeID?

  /// The content that displays draw for this view, apart from its box.
  package func contentBody() -> NodeContent.Body {
    drawnImage().map { .image($0) } ?? .none
  }

  package var contentRole: NodeRole { .none }

  /// The box of a standard component, used unless the app sets a background or border.
  package var standardBox: StandardBox? { nil }

  /// Whether the view appears pressed, or selected in a list.
  package var isShownHighlighted: Bool { false }

  /// Whether the view appears enabled.
  package var isShownEnabled: Bool { true }

  /// Whether the view is selected, for assistive technology.
  package var isShownSelected: Bool { false }

  /// The kind of element that the view is, if its traits don't determine it.
  package var accessibilityRole: AccessibilityRole? { nil }

  /// The accessibility label, or `nil` if `body` shows it as text.
  package func toldLabel(beside body: NodeContent.Body) -> String? { accessibilityLabel }

  /// The accessibility value, or `nil` if the view shows it as its text.
  package var toldValue: String? { accessibilityValue }

  // MARK: Dynamics

  /// The shape that collides with other items in a dynamic animator; the bounds unless overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Interaction

  open var isUserInteractionEnabled = true { willSet { checkThread() } }
  open var isMultipleTouchEnabled = false { willSet { checkThread() } }
  open var isExclusiveTouch = false { willSet { checkThread() } }
  open var tag = 0 { willSet { checkThread() } }

  private var recognizerStorage: [UIGestureRecognizer]?

  /// The gesture recognizers attached to this view. They receive the touches in the view and its subviews.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizerStorage }
    set {
      checkThread()
      for old in recognizerStorage ?? [] { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }

  /// Attaches a recognizer, which the view retains, and detaches it from its former view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    checkThread()
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizerStorage = recognizerStorage ?? []
    recognizerStorage?.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    recognizerStorage?.remove(identical: gestureRecognizer)
    GestureArbiter.current.withdraw(gestureRecognizer)
    gestureRecognizer.view = nil
  }

  /// The interactions of this view, which retains them. Setting the array adds and removes only the
  /// differences.
  open var interactions: [any UIInteraction] {
    get { interactionStorage }
    set {
      checkThread()
      for old in interactionStorage where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue where !interactionStorage.contains(where: { $0 === new }) {
        addInteraction(new)
      }
    }
  }
  private var interactionStorage: [any UIInteraction] = []

  /// Adds an interaction, which the view retains, and removes it from its former view.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactionStorage.append(interaction)
    interaction.didMove(to: self)
  }

  open func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = interactionStorage.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactionStorage.remove(at: index)
    interaction.didMove(to: nil)
  }

  /// Returns whether a recognizer attached to this view, or to an ancestor, may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns the farthest descendant that contains `point` and receives touches. A view that is hidden,
  /// transparent (alpha below 0.01), or has user interaction disabled receives none.
  ///
  /// - Parameter point: A point in this view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      let hit = descend { view.hitTest(view.convert(point, from: self), with: event) }
      if let hit { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Makes the first responder resign if it is this view or one of its descendants.
  ///
  /// - Parameter force: Whether the first responder resigns even if it or its delegate refuses.
  /// - Returns: `true` if the first responder resigned.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let window, let first = window.firstResponder as? UIView, first.isDescendant(of: self)
    else { return false }
    let outer = window.endsEditingByForce
    window.endsEditingByForce = force
    defer { window.endsEditingByForce = outer }
    return first.resignFirstResponder()
  }

  // MARK: Focus

  /// The environments to which focus moves first within this view; the view itself unless overridden.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }
  open var focusGroupIdentifier: String? {
    get { extras?.focusGroupIdentifier }
    set {
      checkThread()
      ownExtras.focusGroupIdentifier = newValue
    }
  }

  /// Has no effect.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { extras?.focusGroupPriority ?? .ignored }
    set {
      checkThread()
      ownExtras.focusGroupPriority = newValue
    }
  }
  /// Has no effect.
  open var focusEffect: UIFocusEffect? {
    get { extras?.focusEffect }
    set {
      checkThread()
      ownExtras.focusEffect = newValue
    }
  }

  /// Moves focus according to ``preferredFocusEnvironments`` if it is in this view.
  open func setNeedsFocusUpdate() {
    checkThread()
    guard let window, let focused = window.focusedView, focused.isDescendant(of: self) else {
      return
    }
    if let view = UIFocusSystem.preferred(in: self) { window.focusedView = view }
  }
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after focus moved to or from this view or a descendant.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Whether the view can have the keyboard focus.
  open var canBecomeFocused: Bool { false }

  /// Whether this view has the keyboard focus.
  open var isFocused: Bool { window?.focusedView === self }

  /// Performs the action of a tap in the middle of the view, for the keyboard: a control sends its action, a
  /// row is selected.
  ///
  /// - Returns: `true` if the view performed an action.
  package func activate() -> Bool { false }

  /// Scrolls the content as a wheel does, up to its end.
  ///
  /// - Parameter distance: The distance in points; positive towards the end.
  /// - Returns: `true` if the content moved.
  package func scroll(by distance: CGSize) -> Bool { false }

  /// Returns the view to which focus moves from `view`, a descendant, if a search of the visible views isn't
  /// enough: a list scrolls to its next row, for example.
  package func nextFocus(from view: UIView, heading: FocusHeading) -> UIView? { nil }

  // MARK: Traits

  package final var traitsSeen: UITraitCollection?
  package final var overrideStyle: UIUserInterfaceStyle = .unspecified

  open var traitCollection: UITraitCollection { effectiveTraits }

  /// Called when a trait of this view changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The interface style of this view and its descendants. `.unspecified` inherits the style.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overrideStyle }
    set {
      checkThread()
      guard newValue != overrideStyle else { return }
      overrideStyle = newValue
      traitsMayHaveChanged()
    }
  }

  /// Traits that override the inherited ones for this view and its descendants.
  open var traitOverrides: any UITraitOverrides {
    TraitOverrides { [weak self] in
      self?.extras?.overrideValues ?? UITraitCollection.Values()
    } set: { [weak self] values in
      self?.ownExtras.overrideValues = values
      self?.traitsMayHaveChanged()
    }
  }
  /// Properties that few views set, allocated when the first of them is set.
  package final var extras: ViewExtras?

  /// Notifies the view of changed traits immediately.
  open func updateTraitsIfNeeded() {
    traitsMayHaveChanged()
  }

  /// The smallest text size for the view and its descendants.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { extras?.minimumContentSize }
    set {
      checkThread()
      ownExtras.minimumContentSize = newValue
      traitsMayHaveChanged()
    }
  }

  /// The largest text size for the view and its descendants.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { extras?.maximumContentSize }
    set {
      checkThread()
      ownExtras.maximumContentSize = newValue
      traitsMayHaveChanged()
    }
  }

  /// A description of the nearest view, from this one up, that limits the text size, and of its limits.
  open var appliedContentSizeCategoryLimitsDescription: String {
    guard
      let limiting = sequence(first: self, next: \.superview).first(where: {
        $0.extras?.limitsContentSize == true
      }), let extras = limiting.extras
    else { return "" }
    let least = extras.minimumContentSize?.rawValue ?? "any"
    let most = extras.maximumContentSize?.rawValue ?? "any"
    return "\(limiting.identityDescription): from \(least) through \(most)"
  }

  /// The effects of tilting the device on the view. No display reports that the device is tilted.
  open var motionEffects: [UIMotionEffect] {
    get { extras?.motionEffects ?? [] }
    set {
      checkThread()
      ownExtras.motionEffects = newValue
    }
  }

  open func addMotionEffect(_ effect: UIMotionEffect) {
    ownExtras.motionEffects.append(effect)
  }

  open func removeMotionEffect(_ effect: UIMotionEffect) {
    extras?.motionEffects.removeAll { $0 === effect }
  }

  /// How the view behaves in right-to-left languages.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    willSet { checkThread() }
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      // Text is drawn from the leading edge.
      mark(.content)
      layoutDirectionDidChange()
      setNeedsLayout()
    }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    guard semanticContentAttribute == .unspecified, let direction = traitsSeen?.layoutDirection,
      direction != .unspecified
    else { return UIView.userInterfaceLayoutDirection(for: semanticContentAttribute) }
    return direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Accessibility

  /// Whether the large content viewer displays the view. No display has this viewer.
  open var showsLargeContentViewer: Bool {
    get { extras?.showsLargeContentViewer ?? false }
    set {
      checkThread()
      ownExtras.showsLargeContentViewer = newValue
    }
  }

  open var largeContentTitle: String? {
    get { extras?.largeContentTitle }
    set {
      checkThread()
      ownExtras.largeContentTitle = newValue
    }
  }

  open var largeContentImage: UIImage? {
    get { extras?.largeContentImage }
    set {
      checkThread()
      ownExtras.largeContentImage = newValue
    }
  }

  open var scalesLargeContentImage: Bool {
    get { extras?.scalesLargeContentImage ?? false }
    set {
      checkThread()
      ownExtras.scalesLargeContentImage = newValue
    }
  }

  open var largeContentImageInsets: UIEdgeInsets {
    get { extras?.largeContentImageInsets ?? .zero }
    set {
      checkThread()
      ownExtras.largeContentImageInsets = newValue
    }
  }

  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { extras?.accessibilityContainerType ?? .none }
    set {
      checkThread()
      ownExtras.accessibilityContainerType = newValue
    }
  }

  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { extras?.accessibilityNavigationStyle ?? .automatic }
    set {
      checkThread()
      ownExtras.accessibilityNavigationStyle = newValue
    }
  }

  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { extras?.accessibilityCustomRotors }
    set {
      checkThread()
      ownExtras.accessibilityCustomRotors = newValue
    }
  }

  open var accessibilityHeaderElements: [Any]? {
    get { extras?.accessibilityHeaderElements }
    set {
      checkThread()
      ownExtras.accessibilityHeaderElements = newValue
    }
  }

  open var isAccessibilityElement = false { willSet { checkThread() } }
  open var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set {
      checkThread()
      ownExtras.restorationIdentifier = newValue
    }
  }
  /// Identifies the view in tests and scripts. Assistive technology doesn't read it.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set {
      checkThread()
      ownAccessibility.identifier = newValue
      mark(.content)
    }
  }
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set {
      checkThread()
      ownAccessibility.label = newValue
      mark(.content)
    }
  }
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set {
      checkThread()
      ownAccessibility.hint = newValue
      mark(.content)
    }
  }
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set {
      checkThread()
      ownAccessibility.value = newValue
      mark(.content)
    }
  }
  open var accessibilityTraits: UIAccessibilityTraits = .none {
    willSet { checkThread() }
    didSet { if accessibilityTraits != oldValue { mark(.content) } }
  }
  open var accessibilityElementsHidden = false {
    willSet { checkThread() }
    didSet { mark(.content) }
  }
  open var accessibilityViewIsModal = false {
    willSet { checkThread() }
    didSet { mark(.content) }
  }
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set {
      checkThread()
      ownAccessibility.elements = newValue
      mark(.content)
    }
  }
  open var shouldGroupAccessibilityChildren = false { willSet { checkThread() } }
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set {
      checkThread()
      ownAccessibility.language = newValue
    }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility?.attributedLabel }
    set {
      checkThread()
      ownAccessibility.attributedLabel = newValue
    }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility?.attributedValue }
    set {
      checkThread()
      ownAccessibility.attributedValue = newValue
    }
  }
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility?.attributedHint }
    set {
      checkThread()
      ownAccessibility.attributedHint = newValue
    }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set {
      checkThread()
      ownAccessibility.customActions = newValue
      mark(.content)
    }
  }
  open var accessibilityIgnoresInvertColors = false { willSet { checkThread() } }
  /// Has no effect.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { extras?.accessibilityTextualContext }
    set {
      checkThread()
      ownExtras.accessibilityTextualContext = newValue
    }
  }
  open var accessibilityRespondsToUserInteraction = true { willSet { checkThread() } }
  open var accessibilityUserInputLabels: [String]! {
    get {
      guard let accessibility else { return [] }
      return accessibility.userInputLabels
    }
    set {
      checkThread()
      ownAccessibility.userInputLabels = newValue
    }
  }
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set {
      checkThread()
      ownAccessibility.path = newValue
    }
  }

  package final var accessibility: ViewAccessibility?

  private var ownAccessibility: ViewAccessibility {
    if let accessibility { return accessibility }
    let new = ViewAccessibility()
    accessibility = new
    return new
  }

  /// The frame on the screen; calculated from the bounds unless set.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? convert(bounds, to: nil) }
    set {
      checkThread()
      ownAccessibility.frame = newValue
    }
  }

  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set {
      checkThread()
      ownAccessibility.activationPoint = newValue
    }
  }

  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether the view has the focus of assistive technology, which displays don't report.
  open func accessibilityElementIsFocused() -> Bool { false }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns `nil` if the index is out of range.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// Returns `NSNotFound` if `element` isn't one of the view's elements.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  // MARK: Description

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      let frame = frame
      let rectangle =
        "(\(frame.minX.short) \(frame.minY.short); \(frame.width.short) \(frame.height.short))"
      return
        "<\(type(of: self)): \(identityDescription); frame = \(rectangle)\(descriptionDetails)>"
    }
  }

  private var descriptionDetails: String {
    var details = ""
    if let accessibilityIdentifier { details += "; identifier = '\(accessibilityIdentifier)'" }
    if isHidden { details += "; hidden = YES" }
    if tag != 0 { details += "; tag = \(tag)" }
    return details
  }
}

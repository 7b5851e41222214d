import UIKitDiagnostics
public import Foundation
package import DisplayInterface

/// A rectangle on the screen that shows content, holds other views and reacts to touches.
///
/// Setting a property marks the view; marked views are updated, laid out and shown together at the end
/// of the main loop's turn. All of it belongs to the main thread.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding,
  UITraitEnvironment, UIAppearanceContainer, @preconcurrency CALayerDelegate,
  UILargeContentViewerItem, TracksObservation
{
  // MARK: Making views

  /// - Parameter frame: In the coordinates of the superview it is going to have, in points.
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
  /// The view controller whose `view` this is.
  package final weak var owningController: UIViewController?

  /// The view that holds this one.
  open var superview: UIView? { superviewStorage }

  /// The views in this one, from back to front.
  open var subviews: [UIView] { subviewsStorage }

  /// The window that this view is in; `nil` while it is in none.
  open var window: UIWindow? { windowStorage }

  open override var next: UIResponder? { owningController ?? superview }

  package override var firstResponderScope: (any FirstResponderScope)? {
    windowStorage ?? super.firstResponderScope
  }

  /// Adds `view` in front of the other subviews. It leaves the superview it had.
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

  /// Takes this view out of its superview, and with it every constraint that connects it or its
  /// subviews to views outside of it.
  open func removeFromSuperview() {
    checkThread()
    leaveSuperview(for: nil)
  }

  /// Whether this view is `view` or lies in it at any depth.
  open func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let present = ancestor {
      if present === view { return true }
      ancestor = present.superview
    }
    return false
  }

  /// This view or the first of its descendants, depth first, with the given tag.
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

  /// Where this view is, in the coordinates of its superview. With a ``transform`` that is not the
  /// identity, the rectangle around the transformed view.
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

  /// Where the view's ``anchorPoint``, as a rule its middle, is in the coordinates of its superview.
  open var center: CGPoint {
    get {
      let offset = anchorOffset(of: boundsStorage.size)
      // That of a view without ends is anywhere.
      return CGPoint(x: origin.x + offset.x, y: origin.y + offset.y).withoutNaN
    }
    set {
      checkThread()
      let offset = anchorOffset(of: boundsStorage.size)
      setGeometry(
        origin: CGPoint(x: newValue.x - offset.x, y: newValue.y - offset.y), bounds: boundsStorage)
    }
  }

  /// From the top left corner of a view of a size to its anchor point.
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
        // Their places are told from the corner of the view.
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

  /// For subclasses in this module that ask the app about bounds while the view has the former.
  package func boundsWillChange(to newBounds: CGRect) {}

  /// For subclasses in this module that keep something in step with the geometry.
  package func geometryDidChange(oldOrigin: CGPoint, oldBounds: CGRect) {
    layoutItem?.geometryDidChange()
  }

  /// The point of the bounds that ``center`` places and transforms leave where it is: (0.5, 0.5) for the middle.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// - Parameter view: Where the result is meant; `nil` for the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view ?? window))
  }

  /// - Parameter view: Where `point` is meant; `nil` for the window.
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
  /// Whether subviews are resized by their ``autoresizingMask`` when the bounds change; `true`.
  open var autoresizesSubviews = true { willSet { checkThread() } }
  /// How the view resizes itself when its superview's bounds change. By default it doesn't.
  open var autoresizingMask: AutoresizingMask = [] {
    willSet { checkThread() }
    didSet { if autoresizingMask != oldValue { layoutItem?.geometryDidChange() } }
  }

  /// The size that fits best; the present one unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits best, with the top left corner where it is.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    setGeometry(origin: origin, bounds: CGRect(origin: bounds.origin, size: size))
  }

  // MARK: Marks and passes

  package final var pending: Pending = [.properties, .constraints, .layout, .content, .placement]
  package final var pendingBelow: Pending = []

  /// Has the subviews laid out in the next pass.
  open func setNeedsLayout() {
    checkThread()
    mark(.layout)
  }

  /// Lays out now whatever is marked in this view's hierarchy.
  open func layoutIfNeeded() {
    checkThread()
    layoutNow()
  }

  /// Lays out the subviews; from their constraints unless overridden.
  ///
  /// Observable properties that are read here have the view laid out again when they change.
  open func layoutSubviews() {
    applyLayout()
  }

  /// Has the appearance updated in the next pass.
  open func setNeedsDisplay() {
    checkThread()
    drawing = nil
    layerStorage?.needsDisplayFlag = true
    mark(.content)
  }

  open func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }

  /// Draws in a graphics context. Nothing unless overridden.
  open func draw(_ rect: CGRect) {}
  /// Draws the view for print. The default draws it as on the screen.
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Snapshots

  /// A view that looks as this one does now, and stays so.
  ///
  /// - Parameter afterUpdates: Whether what waits for the end of the turn is done before.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let snapshot = SnapshotView(of: self)
    snapshot.frame = CGRect(origin: .zero, size: bounds.size)
    return snapshot
  }

  /// A view that looks as a part of this one does now.
  ///
  /// - Parameter rect: In this view's coordinates.
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

  /// Draws this view and those in it in the current context.
  ///
  /// - Returns: Whether all of it could be drawn.
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

  // MARK: What the layer asks

  /// Gives the layer its contents. Nothing unless overridden.
  open func display(_ layer: CALayer) {}

  /// Draws the layer's content; calls ``draw(_:)`` unless overridden.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    guard layer === layerStorage else { return }
    UIGraphicsPushContext(ctx)
    draw(bounds)
    UIGraphicsPopContext()
  }

  open func layerWillDraw(_ layer: CALayer) {}

  /// Places what is in the layer; calls ``layoutSubviews()`` unless overridden.
  open func layoutSublayers(of layer: CALayer) {
    if layer === layerStorage { layoutSubviews() }
  }

  /// What follows a change of a value of the layer: an animation inside of an animation block,
  /// otherwise nothing.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    (layer === layerStorage ? blockAnimation(forKey: event) : nil) ?? NSNull()
  }

  /// Has ``updateProperties()`` called in the next pass.
  open func setNeedsUpdateProperties() {
    checkThread()
    mark(.properties)
  }

  /// Calls ``updateProperties()`` now if it is due.
  open func updatePropertiesIfNeeded() {
    updatePropertiesNow()
  }

  /// Sets properties from the state they depend on, before constraints and layout.
  ///
  /// Observable properties that are read here have it called again when they change.
  open func updateProperties() {}

  open func setNeedsUpdateConstraints() {
    checkThread()
    mark(.constraints)
  }

  open func updateConstraintsIfNeeded() {
    updateConstraintsNow()
  }

  /// Updates constraints for the present state; an override calls `super` last.
  open func updateConstraints() {}

  open func needsUpdateConstraints() -> Bool {
    pending.contains(.constraints)
  }

  // MARK: Auto Layout

  /// Whether the autoresizing mask is turned into constraints; `true` until a constraint is to rule.
  open var translatesAutoresizingMaskIntoConstraints = true {
    willSet { checkThread() }
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      translationDidChange()
      superview?.setNeedsLayout()
    }
  }

  /// The view's part in the constraint system, once it takes part.
  package final var layoutItem: ViewLayoutItem?

  /// Whether a view of this class only works with constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  public nonisolated class var noIntrinsicMetric: CGFloat { UIViewNoIntrinsicMetric }

  /// The natural size of the content; `noIntrinsicMetric` in directions without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {
    intrinsicContentSizeDidChange()
  }

  /// Whether the content's height depends on the width it gets, as that of text in several lines.
  package var wrapsContent: Bool { false }

  /// The natural size of wrapping content in a room of the given width.
  package func contentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// From the top edge to the baseline of the first line of text; `nil` without text.
  package var firstBaselineOffset: CGFloat? { nil }

  /// From the baseline of the last line of text to the bottom edge; `nil` without text.
  package var lastBaselineOffset: CGFloat? { nil }

  /// The line spacing of the text; `nil` without text.
  package var baselineSpacing: CGFloat? { nil }

  /// How strongly the view keeps from growing past its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriority(.hugging, axis)
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    checkThread()
    setContentPriority(.hugging, priority, axis)
  }

  /// How strongly the view keeps from shrinking below its content.
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

  /// The app's own guides in this view.
  open var layoutGuides: [UILayoutGuide] { layoutItem?.guides ?? [] }

  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningViewStorage !== self else { return }
    layoutGuide.owningViewStorage?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningViewStorage = self
    ensureLayoutItem().guides.append(layoutGuide)
  }

  /// Takes a guide out, and with it the constraints on it.
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

  /// The guides of a scroll view, whose edges mean its content to what is in it.
  package var scrollGuides: ScrollLayoutGuides? { nil }

  /// Constraints determine a scroll view's content size in the directions that are not `nil`.
  package func layoutDidSolveContentSize(width: CGFloat?, height: CGFloat?) {}

  /// The distances between the frame and the rectangle that constraints align.
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

  /// The view whose baselines stand for this one's; the view itself unless overridden.
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  /// Whether the constraints leave this view's frame open.
  open var hasAmbiguousLayout: Bool {
    guard let layoutItem else { return false }
    return layoutItem.isAmbiguous(along: .horizontal) || layoutItem.isAmbiguous(along: .vertical)
  }

  /// Gives an ambiguous view another frame that satisfies the constraints as well.
  open func exerciseAmbiguityInLayout() {
    guard hasAmbiguousLayout, let slot = layoutItem?.slot else { return }
    slot.exerciseAmbiguity()
  }

  /// The constraints that have a say in the view's frame along one axis.
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

  /// `nil` while nothing was set, and nothing covers the view.
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
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isRightToLeft ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isRightToLeft ? margins.left : margins.right)
    }
    set {
      checkThread()
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isRightToLeft ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: isRightToLeft ? newValue.leading : newValue.trailing)
    }
  }

  /// Whether the superview's margins hold for this view too where it comes nearer to its edges.
  open var preservesSuperviewLayoutMargins = false {
    willSet { checkThread() }
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChange() } }
  }

  /// Whether the safe area is added to the margins; `true`.
  open var insetsLayoutMarginsFromSafeArea = true {
    willSet { checkThread() }
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsDidChange() } }
  }

  open func layoutMarginsDidChange() {}

  /// What bars and the device's shape cover of this view, in points from its edges.
  open var safeAreaInsets: UIEdgeInsets { insets?.safeArea ?? .zero }

  open func safeAreaInsetsDidChange() {}

  /// The part of the safe area that subviews inherit; a scroll view keeps them out of the rest itself.
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

  /// Behind everything else in the view; `nil`, which shows what is behind the view.
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

  /// From 0, invisible, through 1; holds for everything in the view.
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

  /// Whether the view and everything in it is not shown and gets no touches.
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

  /// For what depends on ``isHidden``, as a stack view does on that of its arranged views.
  package func visibilityDidChange() {
    superview?.arrangedVisibilityDidChange(of: self)
  }

  package func arrangedVisibilityDidChange(of subview: UIView) {}
  package func arrangedContentSizeDidChange(of subview: UIView) {}

  open var isOpaque = true { willSet { checkThread() } }
  open var clearsContextBeforeDrawing = true { willSet { checkThread() } }

  /// Whether what lies outside of the bounds is cut off.
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

  /// A view whose alpha says where this one shows. It belongs to no other view.
  open var mask: UIView? {
    willSet { checkThread() }
    didSet { if mask !== oldValue { layer.mask = mask?.layer } }
  }

  package final var ownTint = Tint()
  /// The tint that the view has been told of.
  package final var tintTold: Tint?

  /// The colour of what can be tapped; the superview's unless set.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set {
      checkThread()
      ownTint.color = newValue
      tintMayHaveChanged(isSet: true)
    }
  }

  /// Whether this view's tint is dimmed, as behind an alert; the superview's unless set.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set {
      checkThread()
      ownTint.mode = newValue
      tintMayHaveChanged(isSet: true)
    }
  }

  package final var hasOwnTintColor: Bool { ownTint.color != nil }

  /// Called when the effective tint colour changed.
  open func tintColorDidChange() {}

  /// What instances of this class take from their appearance proxy.
  package class var appearanceProperties: [AppearanceProperty] {
    [
      AppearanceProperty(\UIView.backgroundColor),
      AppearanceProperty(\UIView.tintColor, where: \.hasOwnTintColor),
    ]
  }

  // MARK: Display

  package final var nodeID: NodeID?

  /// What a display shows of this view itself, apart from its box.
  package func contentBody() -> Content.Body {
    drawnImage().map { .image($0) } ?? .none
  }

  package var contentRole: Content.Role { .none }

  /// The box of a standard part, where the app gives it no background or border of its own.
  package var standardBox: StandardBox? { nil }

  /// Pressed, or selected in a list.
  package var isShownHighlighted: Bool { false }

  /// Whether a display shows the view as one that can be used.
  package var isShownEnabled: Bool { true }

  /// Whether the view is selected, for assistive technology.
  package var isShownSelected: Bool { false }

  /// The kind of element that the view is, if its traits don't determine it.
  package var accessibilityRole: Accessibility.Role? { nil }

  /// The accessibility label, or `nil` if `body` shows it as text.
  package func toldLabel(beside body: Content.Body) -> String? { accessibilityLabel }

  /// The accessibility value, or `nil` if the view shows it as its text.
  package var toldValue: String? { accessibilityValue }

  // MARK: Dynamics

  /// The shape by which the view collides with others in an animator; its bounds unless overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Interaction

  open var isUserInteractionEnabled = true { willSet { checkThread() } }
  open var isMultipleTouchEnabled = false { willSet { checkThread() } }
  open var isExclusiveTouch = false { willSet { checkThread() } }
  open var tag = 0 { willSet { checkThread() } }

  private var recognizerStorage: [UIGestureRecognizer]?

  /// What watches the touches in this view and the views in it.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizerStorage }
    set {
      checkThread()
      for old in recognizerStorage ?? [] { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }

  /// Adds a recognizer, which the view keeps; it leaves the view it had.
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

  /// The behaviours that this view owns. Setting them adds and removes what differs.
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

  /// Adds a behaviour, which the view keeps; it leaves the view it had.
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

  /// Whether a recognizer attached to this view, or above it, may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The farthest descendant that holds `point` and takes touches: not hidden, not transparent
  /// (alpha below 0.01), with user interaction enabled.
  ///
  /// - Parameter point: In this view's coordinates.
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

  /// Has this view, or the one in it that is first responder, give that up.
  ///
  /// - Parameter force: Whether it has to, even if it or its delegate would rather not.
  /// - Returns: Whether it did.
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

  /// Where focus rather goes when it comes to this view; the view itself unless overridden.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }
  open var focusGroupIdentifier: String? {
    get { extras?.focusGroupIdentifier }
    set {
      checkThread()
      ownExtras.focusGroupIdentifier = newValue
    }
  }

  /// Has focus moved to what ``preferredFocusEnvironments`` say, if it is in this view.
  open func setNeedsFocusUpdate() {
    checkThread()
    guard let window, let focused = window.focusedView, focused.isDescendant(of: self) else {
      return
    }
    if let view = UIFocusSystem.preferred(in: self) { window.focusedView = view }
  }
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called when focus came to this view or left it, or one in it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Whether the keyboard's focus may rest on this view.
  open var canBecomeFocused: Bool { false }

  /// Whether this view has the keyboard's focus.
  open var isFocused: Bool { window?.focusedView === self }

  /// Does what a tap in the middle would do, for the keyboard: a control sends its action, a row is
  /// selected.
  ///
  /// - Returns: Whether there was something to do.
  package func activate() -> Bool { false }

  /// Scrolls the content as a wheel does, as far as there is content.
  ///
  /// - Parameter distance: In points; positive towards the end.
  /// - Returns: Whether anything moved.
  package func scroll(by distance: CGSize) -> Bool { false }

  /// The view that focus moves to from `view`, which lies in this one, where that takes more than
  /// looking at what is visible: a list scrolls to its next row.
  package func nextFocus(from view: UIView, heading: FocusHeading) -> UIView? { nil }

  // MARK: Traits

  package final var traitsSeen: UITraitCollection?
  package final var overrideStyle: UIUserInterfaceStyle = .unspecified

  open var traitCollection: UITraitCollection { effectiveTraits }

  /// Called when one of the traits that hold for this view changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The style of this view and everything in it, whatever the system's is; `.unspecified` follows.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overrideStyle }
    set {
      checkThread()
      guard newValue != overrideStyle else { return }
      overrideStyle = newValue
      traitsMayHaveChanged()
    }
  }

  /// Traits that hold for this view and everything in it, whatever they are around it.
  open var traitOverrides: any UITraitOverrides {
    TraitOverrides { [weak self] in
      self?.extras?.overrideValues ?? UITraitCollection.Values()
    } set: { [weak self] values in
      self?.ownExtras.overrideValues = values
      self?.traitsMayHaveChanged()
    }
  }
  /// What few views have.
  package final var extras: ViewExtras?

  /// Tells of changed traits at once.
  open func updateTraitsIfNeeded() {
    traitsMayHaveChanged()
  }

  /// The smallest text size that the view and what is in it take on.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { extras?.minimumContentSize }
    set {
      checkThread()
      ownExtras.minimumContentSize = newValue
      traitsMayHaveChanged()
    }
  }

  /// The largest text size that the view and what is in it take on.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { extras?.maximumContentSize }
    set {
      checkThread()
      ownExtras.maximumContentSize = newValue
      traitsMayHaveChanged()
    }
  }

  /// What limits the text size, from the outside in, in words.
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

  /// What moves the view as the device is tilted. No device here tells of that.
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

  /// Whether the view mirrors itself in languages read from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    willSet { checkThread() }
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      // Text begins at the leading edge.
      mark(.content)
      layoutDirectionDidChange()
      setNeedsLayout()
    }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  // MARK: Accessibility

  /// Whether the view shows large where a person with large text rests a finger on it.
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
  /// Names the view for tests and scripts; never read to anybody.
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

  /// On the screen; the view's own unless set.
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

  /// Does what a double tap does where that differs from a tap.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Scrolls by a page; returns whether there was one.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  /// Whether assistive technology looks at the view.
  open func accessibilityElementIsFocused() -> Bool { false }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// `nil` where there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// `NSNotFound` where the view has no such element.
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

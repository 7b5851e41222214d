import DisplayInterface
public import Foundation
import Synchronization
import UIKitDiagnostics

/// A rectangle with visual content. It's the layer of a view, with its corners, border and shadow, or a part of
/// a view's content.
open class CALayer: NSObject, CAMediaTiming, NSCoding {
  package final weak var view: UIView?
  private var host: LayerHost? { view.map(LayerHost.init) }

  public override init() {
    super.init()
  }

  /// Creates a copy of a layer for the presentation of intermediate values.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { takeValues(from: layer) }
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  deinit {
    var sublayers = ownSublayers
    ownSublayers = []
    releaseNested(&sublayers)
    AssociatedObjects.end(with: self)
  }

  private func takeValues(from layer: CALayer) {
    ownBounds = layer.bounds
    ownPosition = layer.position
    ownBackground = layer.backgroundColor
    ownMasks = layer.masksToBounds
    ownOpacity = layer.opacity
    ownHidden = layer.isHidden
    keep(layer.transform)
    sublayerTransform = layer.sublayerTransform
    cornerRadius = layer.cornerRadius
    maskedCorners = layer.maskedCorners
    cornerCurve = layer.cornerCurve
    borderWidth = layer.borderWidth
    borderColor = layer.borderColor
    shadowColor = layer.shadowColor
    shadowOpacity = layer.shadowOpacity
    shadowOffset = layer.shadowOffset
    shadowRadius = layer.shadowRadius
    shadowPath = layer.shadowPath
    anchorPoint = layer.anchorPoint
    zPosition = layer.zPosition
    contents = layer.contents
    values = layer.values
  }

  /// The delegate. The delegate of a view's layer is the view.
  open weak var delegate: (any CALayerDelegate)? {
    get { ownDelegate ?? host?.delegate }
    set { ownDelegate = newValue }
  }
  private weak var ownDelegate: (any CALayerDelegate)?
  open var name: String?

  // MARK: Appearance

  /// The radius of the corners in points. Content is clipped at the corners only with ``masksToBounds``.
  open var cornerRadius: CGFloat = 0 { didSet { changed(oldValue != cornerRadius) } }
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  { didSet { changed(oldValue != maskedCorners) } }
  open var cornerCurve: CALayerCornerCurve = .circular
  open var borderWidth: CGFloat = 0 { didSet { changed(oldValue != borderWidth) } }
  /// The color of the border; opaque black unless set.
  open var borderColor: CGColor? = .black { didSet { changed(oldValue != borderColor) } }
  open var shadowColor: CGColor? = .black { didSet { changed(oldValue != shadowColor) } }
  /// The opacity of the shadow, from 0 (no shadow) to 1.
  open var shadowOpacity: Float = 0 { didSet { changed(oldValue != shadowOpacity) } }
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { changed(oldValue != shadowOffset) }
  }
  open var shadowRadius: CGFloat = 3 { didSet { changed(oldValue != shadowRadius) } }
  /// The shape that casts the shadow; `nil` for the shape of the layer's content.
  open var shadowPath: CGPath? { didSet { changed(oldValue != shadowPath) } }
  open var isOpaque = false
  open var isDoubleSided = true
  open var isGeometryFlipped = false
  /// Has no effect.
  open var allowsEdgeAntialiasing = false
  /// Has no effect.
  open var allowsGroupOpacity = true
  /// Has no effect.
  open var drawsAsynchronously = false
  /// Has no effect.
  open var rasterizationScale: CGFloat = 1
  /// Has no effect.
  open var shouldRasterize = false
  open var filters: [Any]?
  /// Has no effect.
  open var backgroundFilters: [Any]?
  /// Has no effect.
  open var compositingFilter: Any?
  open var style: [AnyHashable: Any]?
  open var actions: [String: any CAAction]?
  /// Has no effect.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all

  /// The contents: a `CGImage` or a `UIImage`.
  open var contents: Any? { didSet { redraw() } }
  /// The visible part of the contents, as a fraction of their size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { redraw() } }
  /// Has no effect.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Has no effect.
  open var contentsFormat: CALayerContentsFormat = .RGBA8Uint
  open var contentsGravity: CALayerContentsGravity = .resize { didSet { redraw() } }
  open var contentsScale: CGFloat = 1
  open var minificationFilter: CALayerContentsFilter = .linear
  /// Has no effect.
  open var minificationFilterBias: Float = 0
  open var magnificationFilter: CALayerContentsFilter = .linear

  /// A layer whose alpha channel masks this layer.
  open var mask: CALayer? {
    didSet {
      guard mask !== oldValue else { return }
      if oldValue?.masked === self { oldValue?.masked = nil }
      mask?.masked = self
      if mask?.view != nil { UIView.areMasks.store(true, ordering: .relaxed) }
      redraw()
    }
  }
  /// The layer that this layer masks.
  package private(set) final weak var masked: CALayer?

  open var backgroundColor: CGColor? {
    get { host.map(\.backgroundColor) ?? ownBackground }
    set {
      if let host {
        host.backgroundColor = newValue
      } else {
        willChangeOwn("backgroundColor")
        ownBackground = newValue
        redraw()
      }
    }
  }
  private var ownBackground: CGColor?

  open var masksToBounds: Bool {
    get { host?.clipsToBounds ?? ownMasks }
    set {
      if let host { return host.clipsToBounds = newValue }
      ownMasks = newValue
      redraw()
    }
  }
  private var ownMasks = false

  open var opacity: Float {
    get { host?.opacity ?? ownOpacity }
    set {
      if let host { return host.opacity = newValue }
      if ownOpacity != newValue { willChangeOwn("opacity") }
      ownOpacity = newValue
      redraw()
    }
  }
  private var ownOpacity: Float = 1

  open var isHidden: Bool {
    get { host?.isHidden ?? ownHidden }
    set {
      if let host { return host.isHidden = newValue }
      ownHidden = newValue
      redraw()
    }
  }
  private var ownHidden = false

  // MARK: Geometry

  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero

  open var bounds: CGRect {
    get { host?.bounds ?? ownBounds }
    set {
      if let host { return host.bounds = newValue }
      check(bounds: newValue)
      let isResized = newValue.size != ownBounds.size
      if isResized { willChangeOwn("bounds") }
      ownBounds = newValue
      if isResized { setNeedsLayout() }
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
      redraw()
    }
  }

  /// Whether the layer draws its content again when its bounds change. The default is `false`.
  open var needsDisplayOnBoundsChange = false

  /// The position of the ``anchorPoint`` in the superlayer.
  open var position: CGPoint {
    get { host?.center ?? ownPosition }
    set {
      if let host { return host.center = newValue }
      check(position: newValue)
      if ownPosition != newValue { willChangeOwn("position") }
      ownPosition = newValue
      redraw()
    }
  }

  open var zPosition: CGFloat = 0 {
    didSet { if let host { host.mark(.placement) } else { redraw() } }
  }
  /// Has no effect.
  open var anchorPointZ: CGFloat = 0

  /// The point of the bounds at ``position``, about which transforms are applied, as a fraction of the size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      guard anchorPoint != oldValue else { return }
      guard let host else { return redraw() }
      host.anchorDidMove(from: oldValue)
      if transformsSublayers { host.spaceOfSubviewsDidChange() }
    }
  }

  private var ownTransform = CATransform3DIdentity

  open var transform: CATransform3D {
    get {
      guard let host else { return ownTransform }
      let plane = CATransform3DGetAffineTransform(ownTransform)
      return plane == host.transform
        ? ownTransform : CATransform3DMakeAffineTransform(host.transform)
    }
    set {
      // An animation begins at the current value, so notify the view before the change.
      if let host, isSpatial || !CATransform3DIsAffine(newValue) {
        guard !CATransform3DEqualToTransform(newValue, ownTransform) else { return }
        host.willChange("transform")
        keep(newValue)
        host.keep(transform: CATransform3DGetAffineTransform(newValue))
      } else {
        if host == nil, !CATransform3DEqualToTransform(newValue, ownTransform) {
          willChangeOwn("transform")
        }
        keep(newValue)
        guard let host else { return redraw() }
        host.transform = CATransform3DGetAffineTransform(newValue)
      }
    }
  }

  private func keep(_ transform: CATransform3D) {
    ownTransform = transform
    isSpatial = !CATransform3DIsAffine(transform)
  }

  /// Whether the ``transform`` is three-dimensional.
  package private(set) final var isSpatial = false

  /// A transform that is applied to sublayers about the anchor point, usually for perspective.
  open var sublayerTransform = CATransform3DIdentity {
    didSet {
      transformsSublayers = !CATransform3DIsIdentity(sublayerTransform)
      host?.spaceOfSubviewsDidChange()
    }
  }
  package private(set) final var transformsSublayers = false

  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The rectangle of this layer in its superlayer.
  open var frame: CGRect {
    get {
      if let host { return host.frame }
      return CGRect(
        x: -anchorPoint.x * ownBounds.width, y: -anchorPoint.y * ownBounds.height,
        width: ownBounds.width, height: ownBounds.height
      ).applying(affineTransform()).offsetBy(dx: ownPosition.x, dy: ownPosition.y)
    }
    set {
      if let host { return host.frame = newValue }
      let size = newValue.applying(affineTransform().inverted()).size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
      bounds.size = affineTransform().isIdentity || size.hasNaN ? newValue.size : size
    }
  }

  open func contentsAreFlipped() -> Bool { isGeometryFlipped }

  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Hierarchy

  open package(set) weak var superlayer: CALayer? {
    get { ownSuperlayer ?? host?.superlayer }
    set { ownSuperlayer = newValue }
  }
  private weak var ownSuperlayer: CALayer?

  /// A sublayer that isn't a view's layer, and the number of subviews behind it.
  private struct Sublayer {
    let layer: CALayer
    var viewsBehind: Int
  }

  private var ownSublayers: [Sublayer] = []

  /// The sublayers that aren't layers of views.
  package final var plainSublayers: [CALayer] { ownSublayers.map(\.layer) }

  /// The sublayers from back to front, including the layers of subviews.
  open var sublayers: [CALayer]? {
    get {
      let views = host?.layersOfSubviews ?? []
      guard !views.isEmpty || !ownSublayers.isEmpty else { return nil }
      var layers: [CALayer] = []
      var rest = ownSublayers[...]
      for (index, layer) in views.enumerated() {
        while let next = rest.first, next.viewsBehind <= index {
          layers.append(next.layer)
          rest.removeFirst()
        }
        layers.append(layer)
      }
      return layers + rest.map(\.layer)
    }
    set {
      for sublayer in ownSublayers.reversed() { sublayer.layer.removeFromSuperlayer() }
      for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
    }
  }

  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: .max)
  }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: sibling.flatMap(index) ?? 0)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: sibling.flatMap(index).map { $0 + 1 } ?? .max)
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = index(of: oldLayer) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  private func index(of layer: CALayer) -> Int? { sublayers?.firstIndex { $0 === layer } }

  private func insert(_ layer: CALayer, at index: Int) {
    for ancestor in sequence(first: self, next: \.superlayer) {
      require(ancestor !== layer, "layer \(layer) is a part of cycle in its layer tree")
    }
    layer.removeFromSuperlayer()
    if let subview = layer.view { return host?.insert(subview, at: index) ?? () }
    if index == .max {
      let views = host?.subviewCount ?? 0
      ownSublayers.append(Sublayer(layer: layer, viewsBehind: views))
    } else {
      let behind = (sublayers ?? []).prefix(index)
      let views = behind.count { $0.view != nil }
      ownSublayers.insert(
        Sublayer(layer: layer, viewsBehind: views), at: behind.count - views)
    }
    layer.superlayer = self
    redraw()
  }

  open func removeFromSuperlayer() {
    if let host { return host.removeFromSuperview() }
    guard let superlayer = ownSuperlayer else { return }
    superlayer.removeOwn(self)
    ownSuperlayer = nil
    isDrawn = false
    superlayer.redraw()
  }

  private func removeOwn(_ layer: CALayer) {
    let isLast = ownSublayers.last?.layer === layer
    let index = isLast ? ownSublayers.count - 1 : ownSublayers.firstIndex { $0.layer === layer }
    if let index { ownSublayers.remove(at: index) }
  }

  // MARK: Converting

  final var toSuperlayer: CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.minX - anchorPoint.x * bounds.width,
      y: -bounds.minY - anchorPoint.y * bounds.height
    ).concatenating(affineTransform()).translated(to: position)
  }

  private var toRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var layer: CALayer? = self
    while let present = layer {
      transform = transform.concatenating(present.toSuperlayer)
      layer = present.superlayer
    }
    return transform
  }

  private func transform(to layer: CALayer?) -> CGAffineTransform {
    layer.map { toRoot.concatenating($0.toRoot.inverted()) } ?? toRoot
  }

  /// Scrolls the enclosing scroll layer to a point.
  open func scroll(_ p: CGPoint) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: convert(p, to: scrollLayer))
  }

  /// Scrolls the enclosing scroll layer until a rectangle is visible.
  open func scrollRectToVisible(_ r: CGRect) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: convert(r, to: scrollLayer))
  }

  /// The part of the bounds that the enclosing scroll layer makes visible.
  open var visibleRect: CGRect {
    guard let scrollLayer else { return bounds }
    return bounds.intersection(convert(scrollLayer.bounds, from: scrollLayer))
  }

  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(transform(to: l).inverted())
  }

  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }

  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(transform(to: l).inverted())
  }

  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

  /// Returns the farthest descendant that contains a point of the superlayer.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let point = p.applying(toSuperlayer.inverted())
    guard !isHidden, opacity > 0 else { return nil }
    if masksToBounds, !contains(point) { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = descend({ layer.hitTest(point) }) { return hit }
    }
    return contains(point) ? self : nil
  }

  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Layout and drawing

  private var needsLayoutFlag = true
  package final var needsDisplayFlag = false

  open func setNeedsLayout() {
    if let host { return host.setNeedsLayout() }
    needsLayoutFlag = true
    redraw()
  }

  open func needsLayout() -> Bool { host?.needsLayout ?? needsLayoutFlag }

  open func layoutIfNeeded() {
    if let host { return host.layoutIfNeeded() }
    layoutOwnIfNeeded()
    for layer in plainSublayers { descend { layer.layoutIfNeeded() } }
  }

  /// Lays out the sublayers of a layer without a view if necessary.
  package final func layoutOwnIfNeeded() {
    guard view == nil, needsLayoutFlag else { return }
    needsLayoutFlag = false
    layoutSublayers()
  }

  /// Lays out the sublayers. The default implementation calls the delegate.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  open func setNeedsDisplay() {
    needsDisplayFlag = true
    if let host { host.setNeedsDisplay() } else { redraw() }
  }

  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  open func needsDisplay() -> Bool { needsDisplayFlag }

  open func displayIfNeeded() {
    if needsDisplayFlag { display() }
  }

  /// Updates the contents.
  open func display() {
    needsDisplayFlag = false
    delegate?.display(self)
  }

  /// Draws the layer's own content in its coordinates. The default implementation calls the delegate.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// Draws the layer and its sublayers.
  open func render(in ctx: CGContext) {
    layoutIfNeeded()
    renderTree(in: ctx)
  }

  /// Returns whether the layer is drawn again when the value of `key` changes. The default is `false`.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Draws the content of a subclass in this module. The default implementation does nothing.
  package func drawOwnContent(in context: CGContext) {}

  /// Invalidates the content of the view that displays this layer.
  package final func redraw(_ file: StaticString = #fileID, _ line: UInt = #line) {
    isStale = true
    var layer: CALayer? = self
    while let present = layer, present.view == nil || present.masked != nil {
      layer = present.masked ?? present.ownSuperlayer
    }
    layer?.host?.layersDidChange(file, line)
  }

  private final func changed(
    _ isDifferent: Bool, _ file: StaticString = #fileID, _ line: UInt = #line
  ) {
    guard isDifferent else { return }
    // Contents are clipped at the corners, so they are drawn again.
    if let host, contents == nil { host.mark(.content, file, line) } else { redraw(file, line) }
  }

  /// The area in which the layer draws. It can exceed the bounds.
  package var drawnArea: CGRect { bounds }

  // MARK: Nodes

  /// Whether the layer has been drawn as a sublayer. Changes of a layer that hasn't been drawn aren't animated.
  package final var isDrawn = false
  /// Whether ``ownImage`` is out of date.
  package final var isStale = true
  final var ownImage: Image?
  /// The nodes of a layer that belongs to no view, if the layers of its view have nodes.
  package final var nodes: LayerNodes?
  /// For the layer of a view: the nodes of its sublayers; `nil` until one of them is animated.
  package final var movingLayers: MovingLayers?

  /// Adds the implicit animation of a property that is about to change. Call this only if the layer belongs to no view.
  private final func willChangeOwn(_ key: String) {
    guard isDrawn else { return }
    onMainActor((self, key)) { $0.animations.addImplicit($1) }
  }

  // MARK: Animations

  @MainActor package final lazy var animations = LayerAnimations(self)
  package final var hasAnimations = false

  /// Runs an animation. The layer's properties don't change; the animation affects what is displayed.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    checkCallersThread()
    hasAnimations = true
    onMainActor((self, anim, key)) { $0.animations.add($1, forKey: $2) }
  }

  open func removeAllAnimations() {
    if hasAnimations { onMainActor(self) { $0.animations.removeAll() } }
  }

  open func removeAnimation(forKey key: String) {
    guard hasAnimations else { return }
    onMainActor((self, key)) { $0.animations.remove(forKey: $1) }
  }

  open func animationKeys() -> [String]? {
    hasAnimations ? onMainActor(self) { $0.animations.keys } : nil
  }

  open func animation(forKey key: String) -> CAAnimation? {
    guard hasAnimations else { return nil }
    return onMainActor((self, key)) { $0.animations.animation(forKey: $1) }
  }

  /// Returns the action for a change of `event`: that of the delegate, of ``actions`` or the default.
  open func action(forKey event: String) -> (any CAAction)? {
    let action = givenAction(forKey: event)
    return action is NSNull ? nil : action
  }

  /// Returns the action that the delegate, ``actions`` or the class defines; `NSNull` if it prevents an animation,
  /// `nil` if none of them defines an action.
  package final func givenAction(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? type(of: self).defaultAction(forKey: event)
  }

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Returns a copy of the layer with the values that its animations have reached.
  open func presentation() -> Self? {
    let copy = copyForPresentation()
    present(in: copy)
    return copy as? Self
  }

  /// A separate method, because the optimizer can't pass the `Self` of ``presentation()`` to a closure.
  private final func present(in copy: CALayer) {
    if hasAnimations { onMainActor((self, copy)) { $0.animations.present(in: $1) } }
  }

  open func model() -> Self { self }

  /// For subclasses in this module that copy more values.
  package func copyForPresentation() -> CALayer { CALayer(layer: self) }

  // MARK: Timing

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed

  // MARK: Values by name

  package final var values: [String: Any] = [:]

  open func setValue(_ value: Any?, forKey key: String) {
    if !LayerValues.set(value, for: key, of: self) { setManaged(value, key) }
  }

  open func value(forKey key: String) -> Any? {
    LayerValues.value(for: key, of: self) ?? LayerValues.boxed(managed(key))
  }

  /// - Parameter keyPath: A key, or the path of a part of a value, such as `transform.rotation.z`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }

  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  open func shouldArchiveValue(forKey key: String) -> Bool { true }
}

extension CGAffineTransform {
  fileprivate func translated(to point: CGPoint) -> CGAffineTransform {
    concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

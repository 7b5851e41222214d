public import Foundation

/// What gives a view its corners, border and shadow.
@preconcurrency @MainActor open class CALayer: NSObject {
  package final weak var view: UIView?

  public required override init() {
    super.init()
  }

  /// In points; content is cut off at the corners only with ``masksToBounds``.
  open var cornerRadius: CGFloat = 0 { didSet { changed(oldValue != cornerRadius) } }
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var cornerCurve: CALayerCornerCurve = .circular
  open var borderWidth: CGFloat = 0 { didSet { changed(oldValue != borderWidth) } }
  /// Opaque black unless set.
  open var borderColor: CGColor? = .black { didSet { changed(oldValue != borderColor) } }
  open var shadowColor: CGColor? = .black
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var zPosition: CGFloat = 0
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var contentsScale: CGFloat = 1
  open var rasterizationScale: CGFloat = 1
  open var shouldRasterize = false
  open var speed: Float = 1
  open var name: String?
  open var contents: Any?

  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  private var ownBackground: CGColor?
  private var ownMasks = false
  private var ownOpacity: Float = 1
  private var ownHidden = false

  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set { if let view { view.bounds = newValue } else { ownBounds = newValue } }
  }

  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set { if let view { view.center = newValue } else { ownPosition = newValue } }
  }

  open var frame: CGRect {
    get {
      view?.frame
        ?? CGRect(
          x: ownPosition.x - anchorPoint.x * ownBounds.width,
          y: ownPosition.y - anchorPoint.y * ownBounds.height, width: ownBounds.width,
          height: ownBounds.height)
    }
    set {
      guard view == nil else {
        view?.frame = newValue
        return
      }
      ownBounds.size = newValue.size
      ownPosition = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownBackground }
    set {
      if let view {
        view.backgroundColor = newValue.map(UIColor.init(cgColor:))
      } else {
        ownBackground = newValue
      }
    }
  }

  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasks }
    set { if let view { view.clipsToBounds = newValue } else { ownMasks = newValue } }
  }

  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }

  open var isHidden: Bool {
    get { view?.isHidden ?? ownHidden }
    set { if let view { view.isHidden = newValue } else { ownHidden = newValue } }
  }

  // MARK: Hierarchy

  open private(set) weak var superlayer: CALayer?
  open private(set) var sublayers: [CALayer]?

  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  // MARK: Passes

  open func setNeedsDisplay() { view?.setNeedsDisplay() }
  open func setNeedsLayout() { view?.setNeedsLayout() }
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  open func removeAllAnimations() {}

  private func changed(_ isDifferent: Bool) {
    if isDifferent { view?.mark(.content) }
  }

  deinit { AssociatedObjects.end(with: self) }
}

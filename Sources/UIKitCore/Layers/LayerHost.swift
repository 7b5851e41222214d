import Foundation

/// Gives a layer access to its view: views are isolated to the main actor, layers aren't.
///
/// The layer of a view has no geometry, opacity and so on of its own, but uses those of the view.
struct LayerHost {
  let view: UIView

  var delegate: any CALayerDelegate { view }

  var backgroundColor: CGColor? {
    get { onMainActor(view) { $0.backgroundColor?.cgColor } }
    nonmutating set {
      onMainActor((view, newValue)) { $0.backgroundColor = $1.map(UIColor.init(cgColor:)) }
    }
  }

  var clipsToBounds: Bool {
    get { onMainActor(view) { $0.clipsToBounds } }
    nonmutating set { onMainActor((view, newValue)) { $0.clipsToBounds = $1 } }
  }

  var opacity: Float {
    get { onMainActor(view) { Float($0.alpha) } }
    nonmutating set { onMainActor((view, newValue)) { $0.alpha = CGFloat($1) } }
  }

  var isHidden: Bool {
    get { onMainActor(view) { $0.isHidden } }
    nonmutating set { onMainActor((view, newValue)) { $0.isHidden = $1 } }
  }

  // MARK: Geometry

  var bounds: CGRect {
    get { onMainActor(view) { $0.bounds } }
    nonmutating set { onMainActor((view, newValue)) { $0.bounds = $1 } }
  }

  var center: CGPoint {
    get { onMainActor(view) { $0.center } }
    nonmutating set { onMainActor((view, newValue)) { $0.center = $1 } }
  }

  var frame: CGRect {
    get { onMainActor(view) { $0.frame } }
    nonmutating set { onMainActor((view, newValue)) { $0.frame = $1 } }
  }

  var transform: CGAffineTransform {
    get { onMainActor(view) { $0.transform } }
    nonmutating set { onMainActor((view, newValue)) { $0.transform = $1 } }
  }

  func willChange(_ key: String) { onMainActor((view, key)) { $0.willChange($1) } }

  /// Stores the two-dimensional part of the layer's three-dimensional transform in the view.
  func keep(transform: CGAffineTransform) {
    onMainActor((view, transform)) { $0.keep(transform: $1) }
  }

  func anchorDidMove(from old: CGPoint) { onMainActor((view, old)) { $0.anchorDidMove(from: $1) } }
  func spaceOfSubviewsDidChange(_ file: StaticString = #fileID, _ line: UInt = #line) {
    onMainActor((view, file, line)) { $0.spaceOfSubviewsDidChange($1, $2) }
  }

  // MARK: Hierarchy

  var superlayer: CALayer? { onMainActor(view) { $0.superview?.layer } }
  var subviewCount: Int { onMainActor(view) { $0.subviewsStorage.count } }
  var layersOfSubviews: [CALayer] { onMainActor(view) { $0.subviews.map(\.layer) } }

  func insert(_ subview: UIView, at index: Int) {
    onMainActor((view, subview, index)) { $0.insertSubview($1, at: min($2, $0.subviews.count)) }
  }

  func removeFromSuperview() { onMainActor(view) { $0.removeFromSuperview() } }

  // MARK: Layout and drawing

  var needsLayout: Bool { onMainActor(view) { $0.pending.contains(.layout) } }
  func setNeedsLayout() { onMainActor(view) { $0.setNeedsLayout() } }
  func layoutIfNeeded() { onMainActor(view) { $0.layoutIfNeeded() } }
  func setNeedsDisplay() { onMainActor(view) { $0.setNeedsDisplay() } }
  func layersDidChange(_ file: StaticString, _ line: UInt) {
    onMainActor((view, file, line)) { $0.layersDidChange($1, $2) }
  }
  func mark(_ pending: Pending, _ file: StaticString = #fileID, _ line: UInt = #line) {
    onMainActor((view, pending, file, line)) { $0.mark($1, $2, $3) }
  }

  /// The image of an image view.
  var image: UIImage? { onMainActor(view) { ($0 as? UIImageView)?.image } }
  var contentMode: UIView.ContentMode { onMainActor(view) { $0.contentMode } }
}

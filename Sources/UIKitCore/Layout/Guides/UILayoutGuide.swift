public import Foundation

/// A rectangle that takes part in layout like a view, but isn't displayed.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  package final lazy var layoutItem = makeLayoutItem()

  package func makeLayoutItem() -> LayoutItem { GuideLayoutItem(self) }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  package final weak var owningViewStorage: UIView?

  /// The view in whose coordinates the guide is. To set it, call ``UIView/addLayoutGuide(_:)``.
  open weak var owningView: UIView? {
    get { owningViewStorage }
    set {
      guard newValue !== owningViewStorage else { return }
      if let newValue {
        newValue.addLayoutGuide(self)
      } else {
        owningViewStorage?.removeLayoutGuide(self)
      }
    }
  }

  open var identifier = ""

  /// The frame of the guide in its view's coordinates, as of the last layout.
  open var layoutFrame: CGRect { layoutItem.solvedFrame }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .centerY) }

  open var hasAmbiguousLayout: Bool {
    layoutItem.isAmbiguous(along: .horizontal) || layoutItem.isAmbiguous(along: .vertical)
  }

  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutItem.constraintsAffectingLayout(along: axis)
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      let frame = layoutFrame
      let rectangle =
        "{{\(frame.minX.short), \(frame.minY.short)}, "
        + "{\(frame.width.short), \(frame.height.short)}}"
      return "<\(type(of: self)): \(identityDescription) - \"\(identifier)\", layoutFrame = "
        + "\(rectangle), owningView = \(owningViewStorage?.description ?? "(null)")>"
    }
  }

  deinit { AssociatedObjects.end(with: self) }
}

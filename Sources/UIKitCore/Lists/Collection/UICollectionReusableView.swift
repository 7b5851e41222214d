public import Foundation

/// A reusable element of a collection view.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.given("reuseIdentifier")
    super.init(coder: coder)
    coder.configure(self)
  }

  /// Calls the overridden designated initializer of a subclass that is known only at run time.
  @_silgen_name("UIKit_UICollectionReusableView_make")
  package convenience init(reusing frame: CGRect) {
    self.init(frame: frame)
  }

  open package(set) var reuseIdentifier: String?

  /// Called before the view is used for another element.
  open func prepareForReuse() {}

  /// Applies the attributes that the collection view doesn't apply itself. The default implementation does
  /// nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Returns the attributes with the size that the content prefers, if one of UIKit's layouts measures the
  /// element.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let layout = collectionView?.collectionViewLayout
    guard layout?.measuresElements ?? true else { return layoutAttributes }
    let fixesWidth = layout?.fixesWidth(of: layoutAttributes) ?? false
    let size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: fixesWidth ? .required : .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    guard size.width > 0, size.height > 0,
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    preferred.frame.size = UIApplication.look.snapped(size)
    return preferred
  }

  package final weak var collectionView: UICollectionView?
  package final var path: IndexPath?
  /// The kind of a supplementary view.
  final var elementKind: String?
}

extension UICollectionReusableView {
  /// Calls the initializer above, which calls the initializer that the subclass overrides.
  @_silgen_name("UIKit_UICollectionReusableView_make")
  private class func allocate(_ frame: CGRect) -> UICollectionReusableView

  class func make(frame: CGRect) -> UICollectionReusableView { allocate(frame) }
}

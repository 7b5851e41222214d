public import Foundation
public import UIKit

/// A collection view's delegate that reports the selected element instead of an index path, so that no view
/// controller has to be the delegate.
///
/// ```swift
/// private lazy var delegate = CollectionDelegate(of: people, target: self) { controller, person in
///   controller.coordinator?.show(person)
/// }
/// ```
///
/// This object doesn't retain its target, so the target can retain it. A collection view doesn't retain its delegate, so
/// you must retain this object.
@MainActor public final class CollectionDelegate<Element>: NSObject, UICollectionViewDelegate {
  private let select: (IndexPath) -> Void

  /// - Parameters:
  ///   - dataSource: The data source with the elements. This object retains it.
  ///   - target: The first argument of the closure. This object doesn't retain it.
  ///   - didSelect: Called with the element that the user selects. The item is deselected before.
  public init<Target: AnyObject, Cell>(
    of dataSource: CollectionDataSource<Element, Cell>, target: Target,
    didSelect: @escaping (Target, Element) -> Void
  ) {
    select = { [weak target] indexPath in
      guard let target, let element = dataSource.element(at: indexPath) else { return }
      didSelect(target, element)
    }
  }

  /// Sets this object as the delegate of a collection view.
  public func attach(to collectionView: UICollectionView) {
    collectionView.delegate = self
  }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    select(indexPath)
  }
}

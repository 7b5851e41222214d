public import Foundation
public import UIKit

/// What happens when items of a collection view are picked, told in elements in place of index paths: an object
/// of its own, so that no view controller has to be the delegate.
///
/// ```swift
/// private lazy var delegate = CollectionDelegate(of: people, target: self) { controller, person in
///   controller.coordinator?.show(person)
/// }
/// ```
///
/// It holds its target weakly, so a controller may keep it. A collection view does not keep its delegate:
/// somebody has to.
@MainActor public final class CollectionDelegate<Element>: NSObject, UICollectionViewDelegate {
  private let select: (IndexPath) -> Void

  /// - Parameters:
  ///   - dataSource: Knows the element of an item; retained.
  ///   - target: Who wants to know, held weakly and handed to the closures.
  ///   - didSelect: Called with the element of an item that the person picked, which is deselected.
  public init<Target: AnyObject, Cell>(
    of dataSource: CollectionDataSource<Element, Cell>, target: Target,
    didSelect: @escaping (Target, Element) -> Void
  ) {
    select = { [weak target] indexPath in
      guard let target, let element = dataSource.element(at: indexPath) else { return }
      didSelect(target, element)
    }
  }

  /// Becomes the delegate of a collection view, in place of the one that it had.
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

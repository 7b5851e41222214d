import UIKitDiagnostics
public import Foundation

/// Provides a collection view with its data.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// Returns the cell for an item, from one of the collection view's dequeuing methods.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// Returns the number of sections. The default is 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns the view for a supplementary element of the layout.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    forwarded()?.numberOfSections(in: collectionView) ?? 1
  }
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let target = forwarded() {
      return target.collectionView(
        collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    trap(
      """
      The collection view's data source did not return a valid view from \
      -collectionView:viewForSupplementaryElementOfKind:atIndexPath: for kind \(kind) at \
      \(indexPath)
      """)
  }
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    forwarded()?.collectionView(collectionView, canMoveItemAt: indexPath) ?? true
  }
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    forwarded()?.collectionView(
      collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    forwarded()?.indexTitles(for: collectionView)
  }
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    forwarded()?.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
      ?? IndexPath(item: 0, section: index)
  }

  private func forwarded(_ method: StaticString = #function) -> (any UICollectionViewDataSource)? {
    forwardee(for: method) as? any UICollectionViewDataSource
  }
}

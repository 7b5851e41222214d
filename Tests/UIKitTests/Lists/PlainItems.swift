import UIKit

/// The data source of a collection view whose cells and other views show nothing.
@MainActor class PlainItems: NSObject, UICollectionViewDataSource {
  /// Of the items in each section.
  var counts: [Int]
  /// Under which cells are registered; other views are as "view".
  var identifier = "cell"
  /// Where views of each kind were asked for.
  private(set) var asked: [String: [IndexPath]] = [:]

  init(_ counts: [Int]) {
    self.counts = counts
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { counts[section] }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    asked[kind, default: []].append(indexPath)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

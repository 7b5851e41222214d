import Foundation
import UIKit

/// The classes of `Settings.storyboard`.
final class SettingsViewController: UITableViewController {
  var notificationsSwitch: UISwitch!
  private(set) var log: [String] = []

  @IBAction private func notificationsChanged(_ sender: UISwitch) {
    log.append("notifications \(sender.isOn)")
  }

  func reset() {
    log.append("reset")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "")")
  }
}

final class TilesViewController: UICollectionViewController {
  private(set) var log: [String] = []

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
    (cell as? TileCell)?.titleLabel.text = "Tile \(indexPath.item)"
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Head", for: indexPath)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "")")
  }
}

import Foundation
import UIKit

/// The classes of the nibs in `Files`.
@MainActor final class CardOwner: NSObject {
  var card: UIView!
  private weak var titleLabel: UILabel?

  var title: String? { titleLabel?.text }
}

final class NoticeViewController: UIViewController {
  weak var noticeLabel: UILabel!
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("load \(noticeLabel.text ?? "")")
  }
}

final class WarningViewController: UIViewController {}

final class TitleCell: UITableViewCell {
  weak var titleLabel: UILabel!
}

final class TitleHeader: UITableViewHeaderFooterView {
  weak var titleLabel: UILabel!
}

final class TileCell: UICollectionViewCell {
  weak var titleLabel: UILabel!
}

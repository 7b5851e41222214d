import Foundation
import UIKit

/// The classes that snippets name.
final class BadgeView: UIView {
  var caption: String?
  var count = 0
  var inset: CGFloat = 0
  var edgeColor: UIColor?
  var reach = CGSize.zero
  private(set) var log: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake \(caption ?? "")")
  }
}

final class InsetConstraint: NSLayoutConstraint {
  var inset: CGFloat = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    constant += inset
  }
}

final class AwakeLayout: UICollectionViewFlowLayout {
  private(set) var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
}

final class AwakeTap: UITapGestureRecognizer {
  private(set) var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
}

final class AwakeButton: UIBarButtonItem {
  private(set) var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
}

final class AwakeItem: UINavigationItem {
  private(set) var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
}

@MainActor final class TapOwner: NSObject {
  private(set) var taps = 0

  @IBAction func tapped(_ sender: UITapGestureRecognizer) {
    taps += 1
  }
}

final class TitleScene: UIViewController {
  var titleLabel: UILabel!
  var button: UIButton?
  let fixed: UILabel? = nil
  var lost: UIView?
}

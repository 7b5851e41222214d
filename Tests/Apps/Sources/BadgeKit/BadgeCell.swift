import UIKit

/// A row that a nib of the library describes.
public final class BadgeCell: UITableViewCell {
  public static let nib = UINib(nibName: "BadgeCell", bundle: .module)
  private var nameLabel: UILabel!

  public func show(_ name: String) {
    nameLabel.text = "★ \(name)"
  }
}

import UIKit

/// A view whose content is a nib's.
public final class BadgeView: UIView {
  private var content: UIView!
  private var nameLabel: UILabel!

  public init(name: String) {
    super.init(frame: .zero)
    UINib(nibName: "BadgeView", bundle: .module).instantiate(withOwner: self)
    nameLabel.text = name
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }
}

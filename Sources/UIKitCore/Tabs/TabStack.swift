package import Foundation

/// A tab on a display of pixels: a symbol, a small word below it, and a badge at the symbol's corner.
package final class TabStack: UIView {
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()

  package init(_ image: UIImage, title: String, badge text: String?, color: UIColor?) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    picture.image = image
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
    picture.contentMode = .center
    picture.tintColor = color
    label.text = title
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textColor = color ?? tintColor
    label.textAlignment = .center
    badge.text = text
    badge.isHidden = text == nil
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = .systemRed
    badge.layer.cornerRadius = 9
    for view in [picture, label, badge] { addSubview(view) }
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: 0, y: 4, width: bounds.width, height: 28)
    label.frame = CGRect(x: 0, y: 33, width: bounds.width, height: 13)
    let width = max(18, badge.intrinsicContentSize.width + 10)
    badge.frame = CGRect(x: bounds.midX + 5, y: 2, width: width, height: 18)
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    if label.textColor != picture.tintColor { label.textColor = picture.tintColor }
  }
}

package import Foundation

/// An image and a title in a bar, for looks that show pictures: a tab or a back button.
package class BarButtonFace: UIView {
  fileprivate let picture = UIImageView()
  fileprivate let label = UILabel()

  /// The additional width compared to the button's title, in points.
  package var widening: CGFloat { 0 }

  fileprivate init(_ image: UIImage?, pointSize: CGFloat, title: String, color: UIColor?) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    picture.image = image
    picture.drawsTemplates = true
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: pointSize, weight: .medium)
    picture.contentMode = .center
    picture.tintColor = color
    label.text = title
    addSubview(picture)
    addSubview(label)
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    label.textColor = picture.tintColor
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = picture.tintColor
  }
}

/// An image above a small title, with a badge at the corner of the image.
package final class TabFace: BarButtonFace {
  private let badge = UILabel()

  package init(_ image: UIImage?, title: String, badge text: String?, color: UIColor?) {
    super.init(image, pointSize: 20, title: title, color: color)
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    badge.text = text
    badge.isHidden = text == nil
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = .systemRed
    badge.layer.cornerRadius = 9
    addSubview(badge)
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: 0, y: 4, width: bounds.width, height: 28)
    label.frame = CGRect(x: 0, y: 33, width: bounds.width, height: 13)
    let width = max(18, badge.intrinsicContentSize.width + 10)
    badge.frame = CGRect(x: bounds.midX + 5, y: 2, width: width, height: 18)
  }
}

/// A chevron before the title of the previous screen.
package final class BackFace: BarButtonFace {
  package override var widening: CGFloat { 8 }

  package init(title: String, color: UIColor?) {
    super.init(UIImage(systemName: "chevron.backward"), pointSize: 20, title: title, color: color)
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = directed(CGRect(x: 0, y: 0, width: 16, height: bounds.height))
    label.frame = directed(
      CGRect(x: 20, y: 0, width: max(0, bounds.width - 22), height: bounds.height))
  }
}

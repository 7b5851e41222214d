import DisplayInterface
import Foundation

/// One segment of a segmented control.
@MainActor final class SegmentView: UIView {
  let label = UILabel()
  let picture = UIImageView()
  var action: UIAction?
  var ownWidth: CGFloat = 0
  var contentOffset = CGSize.zero
  var isEnabled = true {
    didSet { mark(.content) }
  }
  var isSelected = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    picture.contentMode = .center
    picture.drawsTemplates = true
    picture.isHidden = true
    addSubview(label)
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  var title: String? {
    get { label.text }
    set {
      label.text = newValue
      mark(.content)
    }
  }

  var image: UIImage? {
    get { picture.image }
    set {
      picture.image = newValue
      picture.isHidden = newValue == nil
    }
  }

  var naturalWidth: CGFloat {
    let content =
      image == nil ? label.intrinsicContentSize.width : picture.intrinsicContentSize.width
    return content + UIApplication.look.segmentPadding
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    picture.frame = bounds
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title ?? image?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityRole: AccessibilityRole? { .segment }
  override var isShownSelected: Bool { isSelected }
  override var isShownEnabled: Bool { isEnabled }
}

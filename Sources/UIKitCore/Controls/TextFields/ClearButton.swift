import Foundation

/// The button that clears a text field.
@MainActor final class ClearButton: UIControl {
  private let picture = UIImageView(image: UIImage(systemName: "xmark.circle.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .center
    picture.tintColor = .tertiaryLabel
    addSubview(picture)
    accessibilityLabel = "Clear text"
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }

  /// On the keyboard, users clear the field by deleting.
  override var canBecomeFocused: Bool { false }
}

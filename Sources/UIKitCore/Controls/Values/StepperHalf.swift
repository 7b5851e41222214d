import Foundation

/// The button at one end of a stepper.
@MainActor final class StepperHalf: UIView {
  let label = UILabel()
  private let background = UIImageView()
  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 20)
    picture.contentMode = .center
    picture.drawsTemplates = true
    for view in [background, picture, label] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ image: UIImage?, background: UIImage?, fades: Bool) {
    picture.image = image
    picture.alpha = fades ? 0.5 : 1
    label.isHidden = image != nil
    self.background.image = background
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { view.frame = bounds }
  }
}

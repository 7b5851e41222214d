import DisplayInterface
import Foundation

/// The track of a slider with images at its ends.
@MainActor final class SliderTrack: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func contentBody() -> NodeContent.Body { (superview as? UISlider)?.trackBody ?? .none }
}

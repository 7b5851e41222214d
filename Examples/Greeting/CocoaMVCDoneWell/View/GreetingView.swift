import GreetingLayout
import UIKit

final class GreetingView: UIView {
  let greetingLabel = UILabel()
  let showGreetingButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    layOut(greeting: greetingLabel, above: showGreetingButton)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

import Foundation
import UIKit

/// The class of a scene in `Welcome.storyboard`.
class WelcomeViewController: UIViewController, UITextFieldDelegate {
  weak var greetingLabel: UILabel!
  weak var nameField: UITextField?
  var stack: UIStackView!
  var buttons: [UIButton]!
  var boxHeight: NSLayoutConstraint!
  private(set) var log: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append("init \(title ?? "")")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake \(isViewLoaded)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("load \(greetingLabel.text ?? "")")
  }
}

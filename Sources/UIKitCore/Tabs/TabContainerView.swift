import Foundation

/// The view of a tab bar controller, with the selected controller's view behind the bar.
@MainActor final class TabContainerView: UIView {
  weak var conductor: TabConductor?

  override func layoutSubviews() {
    super.layoutSubviews()
    conductor?.layout()
  }
}

import Foundation

/// The view of a split view controller.
@MainActor final class SplitContainerView: UIView {
  weak var conductor: SplitConductor?

  override func layoutSubviews() {
    super.layoutSubviews()
    conductor?.layout()
  }
}

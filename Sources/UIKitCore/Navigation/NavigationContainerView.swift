import Foundation

/// The view of a navigation controller, with the top controller's view behind the bars.
@MainActor package final class NavigationContainerView: UIView {
  package weak var conductor: NavigationConductor?

  package override func layoutSubviews() {
    super.layoutSubviews()
    conductor?.layout()
  }
}

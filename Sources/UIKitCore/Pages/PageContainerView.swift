import DisplayInterface
import Foundation

/// The view of a page view controller.
@MainActor final class PageContainerView: UIView {
  weak var conductor: PageConductor?

  override func layoutSubviews() {
    super.layoutSubviews()
    conductor?.layout()
  }

  override func scroll(by distance: CGSize) -> Bool { conductor?.scroll(by: distance) ?? false }

  override func handle(_ key: KeyPress) -> Bool {
    conductor?.handle(key) == true || super.handle(key)
  }
}

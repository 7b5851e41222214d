import DisplayInterface
import Foundation

/// The view of a page view controller.
@MainActor final class PageContainerView: UIView {
  weak var conductor: PageConductor?
  package override var isScrolledByKeys: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    conductor?.layout()
  }

  private var pages: UIPageViewController? { owningController as? UIPageViewController }

  override func scroll(by distance: CGSize) -> Bool {
    pages?.perform { $0.scroll(by: distance) } ?? false
  }

  override func handle(_ key: KeyPress) -> Bool {
    pages?.perform { $0.handle(key) } == true || super.handle(key)
  }
}

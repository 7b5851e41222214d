import UIKit

/// Reports changes of the horizontal size class.
final class GalleryTabBarController: UITabBarController {
  var onSizeClassChange: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (tabs: GalleryTabBarController, _: UITraitCollection) in
      tabs.onSizeClassChange?()
    }
  }

  func setBarHidden(_ isHidden: Bool) {
    if #available(iOS 18, *) {
      isTabBarHidden = isHidden
    } else {
      tabBar.isHidden = isHidden
    }
  }
}

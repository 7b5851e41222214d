import Portico
import UIKit

/// The whole app. On a wide screen, it has a tab for each group of examples; on a narrow one, a list of the groups,
/// from which the selected group is pushed.
package final class GalleryCoordinator: Coordinator<Never> {
  private let groups: [GroupCoordinator]
  private weak var tabs: GalleryTabBarController?
  private var isWide: Bool?
  private lazy var home = ExamplesViewController(
    title: "Gallery", rows: groups.map { ($0.group.title, $0.group.subtitle) }
  ) { [weak self] index in self?.open(index) }

  package init(window: UIWindow, groups: [ExampleGroup], inspector: Inspector = Inspector()) {
    self.groups = groups.map { GroupCoordinator($0, inspector: inspector) }
    super.init(window: window)
  }

  package override func start() {
    let tabs = GalleryTabBarController()
    self.tabs = tabs
    tabs.onSizeClassChange = { [weak self] in self?.adapt() }
    setRoot(tabs)
    for group in groups { startChild(group, in: .tab(of: tabs)) }
    adapt()
  }

  /// Shows or hides the tabs. On a narrow screen, the list of groups becomes the bottom of the selected group's
  /// navigation stack. The visible screen doesn't change.
  private func adapt() {
    guard let tabs, tabs.traitCollection.horizontalSizeClass != .unspecified else { return }
    let isWide = tabs.traitCollection.horizontalSizeClass == .regular
    guard isWide != self.isWide else { return }
    self.isWide = isWide
    tabs.setBarHidden(!isWide)
    if isWide {
      for group in groups { group.showRoot(animated: false) }
      takeHome()
    } else {
      putHome(below: tabs.selectedViewController)
    }
  }

  private func open(_ index: Int) {
    guard let tabs, let navigation = groups[index].navigationController else { return }
    if tabs.selectedViewController !== navigation {
      // The user may tap the list while it is being removed for a wide screen.
      if isWide == false { putHome(below: navigation) }
      tabs.selectedViewController = navigation
    }
    groups[index].showRoot(animated: true)
  }

  private func takeHome() {
    guard let navigation = home.navigationController else { return }
    navigation.viewControllers.removeAll { $0 === home }
  }

  private func putHome(below controller: UIViewController?) {
    guard let navigation = controller as? UINavigationController else { return }
    takeHome()
    navigation.viewControllers.insert(home, at: 0)
  }
}

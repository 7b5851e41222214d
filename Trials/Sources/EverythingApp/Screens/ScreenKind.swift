public import UIKit

/// What the app can make a controller of.
public enum ScreenKind: String, CaseIterable, Sendable {
  case plain, controls, form, table, grouped, diffable, flow, touch, constraints, embedding, story
  case navigation, tabs, split, columns, pages, curl, searching, bare
  case alert, sheet = "action-sheet", activity

  /// Those that contain nothing but views.
  public static let leaves: [ScreenKind] = [
    .plain, .controls, .form, .table, .grouped, .diffable, .flow, .touch, .constraints,
  ]
  /// Those that can be pushed and embedded.
  public static let screens: [ScreenKind] =
    leaves + [.embedding, .story, .searching, .bare, .pages]
  /// Those that UIKit wants at the root or presented.
  public static let containers: [ScreenKind] = [
    .navigation, .tabs, .split, .columns, .pages, .curl,
  ]

  public var isAlert: Bool { self == .alert || self == .sheet }

  @MainActor public func make() -> UIViewController {
    switch self {
    case .plain: labelled("Plain")
    case .bare: ProbeViewController()
    case .controls: ControlsScreen()
    case .form: FormScreen()
    case .table: TableScreen(style: .plain)
    case .grouped: TableScreen(style: .insetGrouped)
    case .diffable: DiffableScreen()
    case .flow: FlowScreen()
    case .touch: TouchScreen()
    case .constraints: ConstraintScreen()
    case .embedding: EmbeddingScreen()
    case .story: StoryScreen.make()
    case .searching: SearchingScreen()
    case .navigation: ProbeNavigationController(rootViewController: TableScreen(style: .plain))
    case .tabs: tabs()
    case .split: split(.doubleColumn)
    case .columns: split(.tripleColumn)
    case .pages: pages(.scroll)
    case .curl: pages(.pageCurl)
    case .alert, .sheet: alert()
    case .activity: UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    }
  }

  @MainActor private func labelled(_ text: String) -> UIViewController {
    let controller = ProbeViewController()
    controller.title = text
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
    controller.navigationItem.leftItemsSupplementBackButton = true
    controller.toolbarItems = [UIBarButtonItem(title: "Tool"), .flexibleSpace()]
    return controller
  }

  @MainActor private func tabs() -> UIViewController {
    let tabs = ProbeTabBarController()
    tabs.viewControllers = [
      ProbeNavigationController(rootViewController: labelled("A")), labelled("B"), FormScreen(),
      ControlsScreen(), labelled("E"), labelled("F"),
    ]
    for (index, tab) in (tabs.viewControllers ?? []).enumerated() {
      tab.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
    }
    return tabs
  }

  @MainActor private func split(_ style: UISplitViewController.Style) -> UIViewController {
    let split = ProbeSplitViewController(style: style)
    split.setViewController(TableScreen(style: .plain), for: .primary)
    if style == .tripleColumn { split.setViewController(labelled("Middle"), for: .supplementary) }
    split.setViewController(
      ProbeNavigationController(rootViewController: labelled("Detail")), for: .secondary)
    return split
  }

  @MainActor private func pages(
    _ style: UIPageViewController.TransitionStyle
  ) -> UIViewController {
    let pages = ProbePageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    pages.dataSource = EndlessPages.shared
    pages.setViewControllers([labelled("Page")], direction: .forward, animated: false)
    return pages
  }

  @MainActor private func alert() -> UIViewController {
    let alert = UIAlertController(
      title: "Title", message: "Message", preferredStyle: self == .alert ? .alert : .actionSheet)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    if self == .alert { alert.addTextField { $0.placeholder = "Name" } }
    return alert
  }
}

extension UITabBarController {
  /// What shows the tabs.
  public enum Mode: Int, Sendable {
    case automatic = 0
    case tabBar = 1
    case tabSidebar = 2
  }

  /// When the tab bar gets smaller.
  public enum MinimizeBehavior: Int, Sendable {
    case automatic = 0
    case never = 1
    case onScrollDown = 2
    case onScrollUp = 3
  }
}

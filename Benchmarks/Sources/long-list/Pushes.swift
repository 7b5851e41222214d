import UIKit

/// Puts one screen after the other on top of the first, a screen a frame.
@MainActor enum Pushes {
  static func run(_ count: Int, in navigation: UINavigationController) async {
    let root = navigation.viewControllers[0]
    for _ in 0..<count {
      navigation.setViewControllers([root, ListViewController(count: 20)], animated: false)
      try? await Task.sleep(for: .milliseconds(17))
    }
    navigation.setViewControllers([root], animated: false)
    root.navigationItem.rightBarButtonItem?.title = "Pushed"
  }
}

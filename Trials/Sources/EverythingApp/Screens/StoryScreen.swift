import UIKit

/// A scene of a storyboard, from which segues of every kind lead on.
public final class StoryScreen: ProbeViewController, Changeable {
  public static let changes = ["segue-show", "segue-present", "segue-popover", "segue-unwind"]

  static func make() -> UIViewController {
    UIStoryboard(name: "Story", bundle: .module).instantiateInitialViewController()!
  }

  public func change(_ name: String, _ number: Int, animated: Bool) {
    performSegue(withIdentifier: String(name.dropFirst("segue-".count)), sender: self)
  }

  func unwindHere(_ segue: UIStoryboardSegue) {
    record(.select)
  }
}

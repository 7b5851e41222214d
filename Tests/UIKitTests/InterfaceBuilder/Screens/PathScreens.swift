import Foundation
import UIKit

/// The classes of `Path.storyboard`: each writes down what segues do with it.
class PathViewController: UIViewController {
  static var log: [String] = []
  /// Whether unwind segues may end here.
  var takesUnwinding = true

  func note(_ text: String) {
    Self.log.append("\(title ?? "") \(text)")
  }

  static func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    note("should \(identifier)")
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    note("prepare \(segue.identifier ?? "") to \(segue.destination.title ?? "")")
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    takesUnwinding
      && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }

  @IBAction func returnToFirst(_ segue: UIStoryboardSegue) {
    note(
      "return from \(segue.source.title ?? "") with \(navigationController?.viewControllers.count ?? 0)"
    )
  }

  @IBAction func goBack(segue: UIStoryboardSegue) {
    note("closed by \(segue.source.title ?? "")")
  }
}

final class PathMapViewController: PathViewController {
  @IBAction func returnToMap(_ segue: UIStoryboardSegue) {
    note("map from \(segue.source.title ?? "")")
  }
}

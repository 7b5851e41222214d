import UIKit

class CounterViewController: UIViewController {
  weak var countLabel: UILabel!
  private var count = 0

  /// The storyboard's button names this method: an optimizing compiler keeps what is dynamic.
  dynamic func add() {
    count += 1
    countLabel.text = "Count: \(count)"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? HistoryViewController)?.count = count
  }
}

class HistoryViewController: UIViewController {
  var count = 0
  weak var summaryLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    summaryLabel.text = "Counted up to \(count)"
  }
}

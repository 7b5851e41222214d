import Foundation
import UIKit

/// The classes of `Shop.storyboard`.
final class ShopViewController: UITableViewController {
  private weak var addItem: UIBarButtonItem!
  let plans = [("Monthly", "3.99"), ("Yearly", "29.99")]
  private(set) var log: [String] = []
  var allowsSegues = true

  var hasAddItem: Bool { addItem === navigationItem.rightBarButtonItem }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    plans.count + 1
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if indexPath.row == plans.count {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Offer", for: indexPath)
      (cell as! OfferCell).offerLabel.text = "Two for one"
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "Plan", for: indexPath)
    cell.textLabel?.text = plans[indexPath.row].0
    cell.detailTextLabel?.text = plans[indexPath.row].1
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return allowsSegues
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "") \(sender.map { "\(type(of: $0))" } ?? "nil")")
    let row = tableView.indexPathForSelectedRow?.row
    (segue.destination as? DetailViewController)?.plan = row.map { plans[$0].0 }
  }

  @IBAction private func help(_ sender: UIBarButtonItem) {
    log.append("help \(sender.title ?? "")")
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}

final class OfferCell: UITableViewCell {
  var offerLabel: UILabel!
  weak var takeButton: UIButton?
}

final class DetailViewController: UIViewController {
  var plan: String?
  private(set) var log: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "")")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("load with \(children.count)")
  }
}

/// A segue that shows its own way.
final class FadeSegue: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }

  override func perform() {
    source.navigationController?.pushViewController(destination, animated: false)
  }
}

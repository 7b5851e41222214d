import UIKit

/// What the shop's lists have in common.
class ListViewController: UIViewController {

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet var labels: [UILabel]!
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("ListViewController.viewDidLoad")
    }
}

extension ListViewController: UITableViewDelegate {

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("base selected \(indexPath.row)")
    }

    @objc func refresh(_ sender: Any? = nil) {
        log.append("base refresh")
    }

    @objc var screenName: String { "List" }
}

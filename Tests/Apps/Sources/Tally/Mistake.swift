import UIKit

/// A mistake that apps make in code; this one does if the environment asks for it.
enum Mistake: String {
  case hiddenWindow, noRoot
  case unregisteredCell, unsaidRow, pushedTwice, presentedTwice, strangeConstraint, contradiction
  case strangeRow, missingImage

  static let made = ProcessInfo.processInfo.environment["MISTAKE"].flatMap(Mistake.init)
}

extension TeamsViewController {
  func makeMistake() {
    switch Mistake.made {
    case .unsaidRow:
      tableView.layoutIfNeeded()
      tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    case .pushedTwice: navigationController?.pushViewController(self, animated: false)
    case .presentedTwice:
      for title in ["One", "Two"] {
        present(
          UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: false)
      }
    case .strangeConstraint:
      let label = UILabel()
      withExtendedLifetime(label) {
        label.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
      }
    case .contradiction:
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      label.heightAnchor.constraint(equalToConstant: 20).isActive = true
      label.heightAnchor.constraint(equalToConstant: 30).isActive = true
    case .strangeRow:
      tableView.scrollToRow(at: IndexPath(row: 9, section: 0), at: .top, animated: false)
    case .missingImage: navigationItem.titleView = UIImageView(image: UIImage(named: "Cup"))
    default: break
    }
  }
}

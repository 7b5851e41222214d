import UIKit

/// A search bar above a list, with a message in place of an empty list.
final class SearchView: UIView {
  let searchBar = UISearchBar()
  let tableView: ResultsTableView
  let message = MessageView()
  private let activity = UIActivityIndicatorView(style: .medium)

  /// Whether the first results are being loaded.
  var isLoading = false {
    didSet {
      if isLoading { activity.startAnimating() } else { activity.stopAnimating() }
    }
  }

  /// - Parameter tableView: The table, which belongs to another controller if the list has its own.
  init(tableView: ResultsTableView = ResultsTableView()) {
    self.tableView = tableView
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    searchBar.placeholder = "Search repositories"
    searchBar.searchBarStyle = .minimal
    searchBar.searchTextField.autocapitalizationType = .none
    searchBar.searchTextField.autocorrectionType = .no
    for view in [searchBar, tableView, message, activity] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let safeArea = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      searchBar.topAnchor.constraint(equalTo: safeArea.topAnchor),
      searchBar.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      searchBar.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      tableView.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: bottomAnchor),
      message.centerYAnchor.constraint(equalTo: tableView.centerYAnchor),
      message.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
      message.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
      activity.centerXAnchor.constraint(equalTo: tableView.centerXAnchor),
      activity.centerYAnchor.constraint(equalTo: tableView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

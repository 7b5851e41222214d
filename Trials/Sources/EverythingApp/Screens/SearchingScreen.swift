public import UIKit

/// A table with a search controller in its navigation item.
public final class SearchingScreen: ProbeViewController, Changeable {
  public static let changes = ["search-active", "search-text", "search-bar", "search-scopes"]

  private let search = UISearchController(searchResultsController: TableScreen(style: .plain))

  public override func viewDidLoad() {
    title = "Searching"
    view.backgroundColor = .systemBackground
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    definesPresentationContext = true
    super.viewDidLoad()
  }

  public func change(_ name: String, _ number: Int, animated: Bool) {
    loadViewIfNeeded()
    switch name {
    case "search-active": search.isActive.toggle()
    case "search-text": search.searchBar.text = number % 2 == 0 ? "" : "text \(number)"
    case "search-bar":
      navigationItem.searchController = navigationItem.searchController == nil ? search : nil
      navigationItem.hidesSearchBarWhenScrolling = number % 2 == 0
    default:
      search.searchBar.scopeButtonTitles = number % 2 == 0 ? nil : ["One", "Two"]
      search.obscuresBackgroundDuringPresentation = number % 3 == 0
      search.hidesNavigationBarDuringPresentation = number % 5 == 0
    }
  }
}

extension SearchingScreen: UISearchResultsUpdating {
  public func updateSearchResults(for searchController: UISearchController) {
    record(.select)
  }
}

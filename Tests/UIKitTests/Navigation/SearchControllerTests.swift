import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Search controllers") struct SearchControllerTests {
  final class Listener: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var events: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      events.append("update '\(searchController.searchBar.text ?? "")'")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      events.append("willPresent")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      events.append("didPresent")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      events.append("willDismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      events.append("didDismiss")
    }
    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  func withSearch(
    results: UIViewController? = nil,
    _ body: (UINavigationController, UISearchController, Listener) -> Void
  ) {
    let root = RecordedController("A")
    let search = UISearchController(searchResultsController: results)
    let listener = Listener()
    search.searchResultsUpdater = listener
    search.delegate = listener
    root.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: root)
    withWindow(navigation) { _ in body(navigation, search, listener) }
  }

  @Test func `typing begins a search, and cancelling ends it`() {
    withSearch { _, search, listener in
      let field = search.searchBar.searchTextField
      #expect(field.window != nil)
      field.becomeFirstResponder()
      #expect(search.isActive)
      #expect(search.searchBar.showsCancelButton)
      pass()
      #expect(field.isFirstResponder)
      #expect(listener.take() == ["willPresent", "update ''", "didPresent"])
      field.insertText("s")
      #expect(listener.take() == ["update 's'"])
      search.isActive = false
      pass()
      #expect(listener.take() == ["willDismiss", "update ''", "didDismiss"])
      #expect(!field.isFirstResponder)
      #expect(!search.searchBar.showsCancelButton)
    }
  }

  @Test func `results show above the screen while there is text`() {
    let recorder = Recorder()
    let results = RecordedController("R", recorder)
    withSearch(results: results) { navigation, search, _ in
      search.isActive = true
      pass()
      #expect(recorder.take() == [])
      search.searchBar.searchTextField.insertText("s")
      pass()
      #expect(
        recorder.take() == [
          "R.willMove", "R.didLoad", "R.willAppear+", "R.didMove", "R.isAppearing", "R.didAppear",
        ])
      #expect(results.view.window != nil)
      #expect(results.view.safeAreaInsets.top >= navigation.navigationBar.frame.height)
      search.isActive = false
      pass()
      #expect(
        recorder.take() == [
          "R.willMove(nil)", "R.willDisappear", "R.didDisappear", "R.didMove(nil)",
        ])
    }
  }

  @Test func `a push leaves the results behind`() {
    withSearch(results: UIViewController()) { navigation, search, _ in
      search.isActive = true
      search.searchBar.searchTextField.insertText("s")
      pass()
      let view = search.view!
      #expect(view.window != nil)
      navigation.pushViewController(UIViewController(), animated: true)
      pass()
      #expect(view.window == nil)
      #expect(search.isActive)
      navigation.popViewController(animated: true)
      pass()
      #expect(view.window != nil)
    }
  }

  final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      100
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  @Test func `the search bar goes when the content is scrolled, and comes back at its top`() {
    let rows = Rows(style: .plain)
    let search = UISearchController(searchResultsController: nil)
    rows.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: rows)
    withWindow(navigation) { _ in
      let table: UITableView = rows.tableView
      let full = navigation.navigationBar.frame.height
      #expect(search.searchBar.window != nil)
      table.contentOffset.y += 300
      let offset = table.contentOffset
      pass()
      #expect(search.searchBar.window == nil)
      #expect(navigation.navigationBar.frame.height < full)
      #expect(table.contentOffset == offset)
      table.contentOffset.y = -table.adjustedContentInset.top
      pass()
      #expect(search.searchBar.window != nil)
      #expect(navigation.navigationBar.frame.height == full)
      #expect(table.contentOffset.y == -table.adjustedContentInset.top)
      search.isActive = true
      pass()
      table.contentOffset.y += 300
      pass()
      #expect(search.searchBar.window != nil)
      search.isActive = false
      rows.navigationItem.hidesSearchBarWhenScrolling = false
      pass()
      table.contentOffset.y += 300
      pass()
      #expect(search.searchBar.window != nil)
    }
  }
}

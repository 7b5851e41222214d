import DisplayInterface
import Foundation
import Testing
import UIKit
import UIKitCore

/// `UISearchController.searchSuggestions` and `UISearchTextField.searchSuggestions`.
@MainActor @Suite("Search suggestions") struct SearchSuggestionTests {
  final class Updater: NSObject, UISearchResultsUpdating {
    var events: [String] = []
    var words: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      let former = searchController.searchSuggestions.map { "\($0.count)" } ?? "nil"
      events.append("update '\(searchController.searchBar.text ?? "")' \(former)")
      let text = searchController.searchBar.text ?? ""
      let found = words.filter { !text.isEmpty && $0.hasPrefix(text) }
      if !found.isEmpty {
        searchController.searchSuggestions = found.map {
          UISearchSuggestionItem(localizedSuggestion: $0)
        }
      }
    }
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
      let rest = searchController.searchSuggestions.map { "\($0.count)" } ?? "nil"
      events.append("select \(searchSuggestion.localizedSuggestion ?? "") \(rest)")
    }
    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  func withSearch(_ body: (UIWindow, UISearchController, Updater) -> Void) {
    let root = UIViewController()
    let search = UISearchController(searchResultsController: UIViewController())
    let updater = Updater()
    updater.words = ["apple", "apricot"]
    search.searchResultsUpdater = updater
    root.navigationItem.searchController = search
    withWindow(UINavigationController(rootViewController: root)) { body($0, search, updater) }
  }

  func titles(_ view: UIView) -> [String] {
    view.all(UIButton.self).compactMap(\.currentTitle).filter { $0.hasPrefix("ap") }
  }

  @Test func `are listed above the results while the text is edited`() throws {
    try withSearchThrowing { window, search, updater in
      let field = search.searchBar.searchTextField
      search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "appetizers")]
      pass()
      #expect(titles(window) == [])
      field.becomeFirstResponder()
      pass()
      #expect(titles(window) == ["appetizers"])
      field.insertText("ap")
      pass()
      #expect(titles(window) == ["apple", "apricot"])
      #expect(updater.take() == ["update '' 1", "update 'ap' nil"])
      let row = try #require(window.control("apple"))
      let place = row.convert(row.bounds, to: nil)
      #expect(window.hitTest(CGPoint(x: place.midX, y: place.midY), with: nil) === row)
      row.press()
      pass()
      #expect(updater.take() == ["select apple nil"])
      #expect(titles(window) == [])
      #expect(field.isFirstResponder)
      field.insertText("r")
      pass()
      #expect(titles(window) == ["apricot"])
      search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
      pass()
      #expect(titles(window) == [])
      search.ignoresSearchSuggestionsForSearchBarPlacementStacked = false
      pass()
      #expect(titles(window) == ["apricot"])
      search.isActive = false
      pass()
      #expect(search.searchSuggestions == nil)
      #expect(titles(window) == [])
    }
  }

  private func withSearchThrowing(
    _ body: (UIWindow, UISearchController, Updater) throws -> Void
  ) throws {
    var failure: (any Error)?
    withSearch { window, search, updater in
      do { try body(window, search, updater) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  @Test func `keys move to a suggestion while the field keeps the keyboard`() {
    withSearch { window, search, updater in
      @MainActor func press(_ key: KeyPress.Key) {
        UIApplication.shared.inputRouter.receive(.key(KeyPress(key)), in: window)
      }
      let field = search.searchBar.searchTextField
      field.becomeFirstResponder()
      field.insertText("ap")
      pass()
      press(.down)
      press(.down)
      #expect(window.focusedView === window.control("apricot"))
      #expect(field.isFirstResponder)
      press(.enter)
      pass()
      #expect(updater.take().last == "select apricot nil")
      #expect(field.isFirstResponder)
    }
  }

  @Test func `Return begins the search and hides the list until the text changes`() {
    withSearch { window, search, _ in
      let field = search.searchBar.searchTextField
      field.becomeFirstResponder()
      field.insertText("ap")
      pass()
      field.returnKeyPressed()
      pass()
      #expect(search.searchSuggestions?.count == 2)
      #expect(titles(window) == [])
      field.insertText("p")
      pass()
      #expect(titles(window) == ["apple"])
    }
  }

  final class FieldDelegate: NSObject, UISearchTextFieldDelegate {
    var chosen: [String] = []
    func searchTextField(
      _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
    ) {
      chosen.append("\(suggestion.representedObject ?? "nothing")")
    }
  }

  @Test func `a field alone lists them below itself and tells its delegate`() {
    let root = UIViewController()
    let field = UISearchTextField(frame: CGRect(x: 20, y: 60, width: 200, height: 36))
    root.view.addSubview(field)
    let delegate = FieldDelegate()
    field.delegate = delegate
    withWindow(root) { window in
      field.becomeFirstResponder()
      let item = UISearchSuggestionItem(
        localizedAttributedSuggestion: NSAttributedString(string: "apple"),
        localizedDescription: "a fruit", iconImage: UIImage(systemName: "star"))
      item.representedObject = 7
      field.searchSuggestions = [item]
      pass()
      let row = window.control("a fruit")
      let list = row?.superview
      #expect(list.map { $0.convert($0.bounds, to: window).origin } == CGPoint(x: 20, y: 96))
      #expect((row as? UIButton)?.currentAttributedTitle?.string == "apple")
      #expect((row as? UIButton)?.currentImage === item.iconImage)
      row?.press()
      pass()
      #expect(delegate.chosen == ["7"])
      #expect(field.searchSuggestions == nil)
      field.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "apricot")]
      pass()
      #expect(titles(window) == ["apricot"])
      field.typeText("a")
      #expect(field.searchSuggestions == nil)
      field.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "apricot")]
      field.resignFirstResponder()
      pass()
      #expect(titles(window) == [])
      #expect(field.searchSuggestions?.count == 1)
    }
  }
}

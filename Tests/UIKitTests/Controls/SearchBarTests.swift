import DisplayInterface
import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite struct `A search bar` {
  let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  let log = Log()

  final class Delegate: NSObject, UISearchBarDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      log.entries.append("should begin")
      return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.entries.append("begin") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.entries.append("changed to \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.entries.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.entries.append("cancel") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
      log.entries.append("bookmarks")
    }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
      log.entries.append("results")
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.entries.append("end") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      log.entries.append("scope \(selectedScope)")
    }
  }

  @Test func `tells its delegate of a search from beginning to end`() {
    let delegate = Delegate(log)
    bar.delegate = delegate
    let screen = Screen(bar)
    #expect(bar.becomeFirstResponder() && bar.isFirstResponder)
    bar.searchTextField.typeText("s")
    bar.searchTextField.typeText("w")
    _ = bar.searchTextField.handle(KeyPress(.enter))
    bar.resignFirstResponder()
    #expect(
      log.entries == ["should begin", "begin", "changed to s", "changed to sw", "search", "end"])
    withExtendedLifetime(screen) {}
  }

  @Test func `tells nobody of text that code sets`() {
    let delegate = Delegate(log)
    bar.delegate = delegate
    bar.text = "swift"
    #expect(log.entries.isEmpty)
  }

  @Test func `has a button for bookmarks or results while its field is empty`() throws {
    let delegate = Delegate(log)
    bar.delegate = delegate
    bar.showsBookmarkButton = true
    let screen = Screen(bar)
    let button = try #require(bar.searchTextField.rightView as? UIButton)
    #expect(button.accessibilityLabel == "Bookmarks")
    button.sendActions(for: .touchUpInside)
    #expect(log.entries == ["bookmarks"])
    let image = UIImage()
    bar.setImage(image, for: .bookmark, state: .normal)
    #expect(button.image(for: .normal) === image)
    bar.text = "swift"
    #expect(bar.searchTextField.rightViewMode == .never)
    bar.text = ""
    #expect(bar.searchTextField.rightViewMode == .always)
    bar.showsBookmarkButton = false
    #expect(bar.searchTextField.rightView == nil)
    bar.showsSearchResultsButton = true
    bar.isSearchResultsButtonSelected = true
    #expect(button.isSelected && bar.searchTextField.rightView === button)
    button.sendActions(for: .touchUpInside)
    #expect(log.entries == ["bookmarks", "results"])
    withExtendedLifetime(screen) {}
  }

  @Test func `does not search for nothing`() {
    let delegate = Delegate(log)
    let screen = Screen(bar)
    bar.becomeFirstResponder()
    bar.delegate = delegate
    _ = bar.searchTextField.handle(KeyPress(.enter))
    #expect(log.entries.isEmpty)
    bar.enablesReturnKeyAutomatically = false
    _ = bar.searchTextField.handle(KeyPress(.enter))
    #expect(log.entries == ["search"])
    withExtendedLifetime(screen) {}
  }

  @Test func `is cancelled by its button and by escape`() {
    let delegate = Delegate(log)
    bar.showsCancelButton = true
    let screen = Screen(bar)
    let button = bar.subviews.compactMap { $0 as? UIButton }.first!
    bar.becomeFirstResponder()
    bar.delegate = delegate
    screen.tap(button)
    #expect(bar.handle(KeyPress(.escape)))
    #expect(log.entries == ["cancel", "cancel"])
    bar.showsCancelButton = false
    #expect(!bar.handle(KeyPress(.escape)))
  }

  @Test func `tells of the scope that a person chooses`() {
    let delegate = Delegate(log)
    bar.delegate = delegate
    bar.scopeButtonTitles = ["All", "Mine"]
    bar.showsScopeBar = true
    bar.frame.size.height = 100
    let screen = Screen(bar)
    let scopes = bar.subviews.compactMap { $0 as? UISegmentedControl }.first!
    #expect(bar.selectedScopeButtonIndex == 0)
    screen.tap(scopes, at: CGPoint(x: scopes.bounds.width - 5, y: 5))
    #expect(bar.selectedScopeButtonIndex == 1 && log.entries == ["scope 1"])
  }

  @Test func `is two rows of cells with the field in the first`() {
    onCells {
      #expect(bar.intrinsicContentSize.height == 32)
      bar.frame = CGRect(x: 0, y: 0, width: 320, height: 32)
      bar.layoutIfNeeded()
      #expect(bar.searchTextField.frame == CGRect(x: 8, y: 0, width: 304, height: 16))
    }
  }

  @Test func `Scope buttons keep their images and attributes`() {
    let bar = UISearchBar()
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    bar.setScopeBarButtonBackgroundImage(picture, for: .normal)
    bar.setScopeBarButtonDividerImage(
      picture, forLeftSegmentState: .normal, rightSegmentState: .selected)
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    #expect(bar.scopeBarButtonBackgroundImage(for: .normal) === picture)
    #expect(
      bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected)
        === picture)
    #expect(
      bar.scopeBarButtonDividerImage(forLeftSegmentState: .selected, rightSegmentState: .normal)
        == nil)
    let color = bar.scopeBarButtonTitleTextAttributes(for: .selected)?[.foregroundColor]
    #expect(color as? UIColor == .red)
  }
}

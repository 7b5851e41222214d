public import Foundation
public import UIKitCore

extension UISearchBarDelegate {
  @_disfavoredOverload public var searchBarShouldBeginEditing: ((UISearchBar) -> Bool)? {
    { self.searchBarShouldBeginEditing($0) }
  }

  @_disfavoredOverload public var searchBarTextDidBeginEditing: ((UISearchBar) -> Void)? {
    { self.searchBarTextDidBeginEditing($0) }
  }

  @_disfavoredOverload public var searchBarShouldEndEditing: ((UISearchBar) -> Bool)? {
    { self.searchBarShouldEndEditing($0) }
  }

  @_disfavoredOverload public var searchBarTextDidEndEditing: ((UISearchBar) -> Void)? {
    { self.searchBarTextDidEndEditing($0) }
  }

  @_disfavoredOverload public var searchBar: _UISearchBarDelegateSearchBar? {
    _UISearchBarDelegateSearchBar(object: self)
  }

  @_disfavoredOverload public var searchBarSearchButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarSearchButtonClicked($0) }
  }

  @_disfavoredOverload public var searchBarBookmarkButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarBookmarkButtonClicked($0) }
  }

  @_disfavoredOverload public var searchBarCancelButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarCancelButtonClicked($0) }
  }

  @_disfavoredOverload public var searchBarResultsListButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarResultsListButtonClicked($0) }
  }
}

/// Calls the methods of ``UISearchBarDelegate`` that begin with `searchBar`.
@preconcurrency @MainActor public struct _UISearchBarDelegateSearchBar {
  fileprivate let object: any UISearchBarDelegate

  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
    object.searchBar(searchBar, textDidChange: searchText)
  }

  public func callAsFunction(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    object.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
  }

  public func callAsFunction(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    object.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }
}

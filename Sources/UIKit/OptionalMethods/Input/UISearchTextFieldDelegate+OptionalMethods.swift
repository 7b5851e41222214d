public import UIKitCore

extension UISearchTextFieldDelegate {
  @_disfavoredOverload public var searchTextField: _UISearchTextFieldDelegateSearchTextField? {
    _UISearchTextFieldDelegateSearchTextField(object: self)
  }
}

/// Calls the methods of ``UISearchTextFieldDelegate`` that begin with `searchTextField`.
@preconcurrency @MainActor public struct _UISearchTextFieldDelegateSearchTextField {
  fileprivate let object: any UISearchTextFieldDelegate

  public func callAsFunction(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider {
    object.searchTextField(searchTextField, itemProviderForCopying: token)
  }

  public func callAsFunction(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) {
    object.searchTextField(searchTextField, didSelect: suggestion)
  }
}

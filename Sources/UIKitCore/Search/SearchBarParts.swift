import Foundation

/// The method with which a search bar gets its buttons, and a search field the rows of its suggestions.
@MainActor protocol MakesSearchButtons: UIView {
  func makeButton(_ primaryAction: UIAction?) -> any SearchBarButton
}

/// The methods with which a search bar gets its buttons and its scopes.
@MainActor protocol MakesSearchBarParts: UISearchBar, MakesSearchButtons {
  func makeScopeBar() -> any SearchScopeBar
}

/// A button that cancels the search, one at the end of the field, or a suggestion.
@MainActor protocol SearchBarButton: UIControl {
  var imageView: UIImageView? { get }
  func setTitle(_ title: String?, for state: UIControl.State)
  func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State)
  func setTitleColor(_ color: UIColor?, for state: UIControl.State)
  func setImage(_ image: UIImage?, for state: UIControl.State)
}

/// The segments below the field, one for each scope.
@MainActor protocol SearchScopeBar: UIControl {
  var numberOfSegments: Int { get }
  var selectedSegmentIndex: Int { get set }
  func insertSegment(withTitle title: String?, at segment: Int, animated: Bool)
  func removeAllSegments()
  func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]?
  func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
  func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage?
  func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics)
  func dividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage?
  func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics)
}

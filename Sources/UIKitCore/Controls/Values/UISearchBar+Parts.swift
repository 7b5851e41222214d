extension UISearchBar: MakesSearchBarParts {
  final func makeButton(_ primaryAction: UIAction?) -> any SearchBarButton {
    UIButton(type: .system, primaryAction: primaryAction)
  }

  final func makeScopeBar() -> any SearchScopeBar { UISegmentedControl(items: nil) }
}

extension UISearchTextField: MakesSuggestionRows {
  final func makeSuggestionRow() -> any SearchBarButton { UIButton(type: .system) }
}

extension UIButton: SearchBarButton {}

extension UISegmentedControl: SearchScopeBar {}

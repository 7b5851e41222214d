extension UISearchBar: MakesSearchBarParts {
  final func makeButton(_ primaryAction: UIAction?) -> any SearchBarButton {
    UIButton(type: .system, primaryAction: primaryAction)
  }

  final func makeScopeBar() -> any SearchScopeBar { UISegmentedControl(items: nil) }
}

extension UIButton: SearchBarButton {}

extension UISegmentedControl: SearchScopeBar {}

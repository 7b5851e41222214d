extension MakesSearchButtons {
  func makeButton(_ primaryAction: UIAction?) -> any SearchBarButton {
    UIButton(type: .system, primaryAction: primaryAction)
  }
}

extension UISearchTextField: MakesSearchButtons {}

extension UISearchBar: MakesSearchBarParts {
  final func makeScopeBar() -> any SearchScopeBar { UISegmentedControl(items: nil) }
}

extension UIButton: SearchBarButton {}

extension UISegmentedControl: SearchScopeBar {}

/// The room that an on-screen keyboard takes. The displays here have none, so it is what lies below
/// the safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false
  open var keyboardDismissPadding: Double = 0

  /// Whether the guide ends at the safe area, and not at the view's bottom, without a keyboard.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { layoutItem.constantsDidChange() } }
  }

  package override func makeLayoutItem() -> LayoutItem {
    InsetLayoutItem(self, space: .pinned) { [weak self] view in
      let bottom = self?.usesBottomSafeArea ?? true ? view.safeAreaInsets.bottom : 0
      var edges = InsetLayoutItem.Edges(.zero)
      edges.top = .init(fraction: 1, distance: -bottom)
      return edges
    }
  }
}

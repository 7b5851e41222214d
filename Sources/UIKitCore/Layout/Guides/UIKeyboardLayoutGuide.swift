import CoreGraphics
import UIKitDiagnostics

/// The room that the keyboard on the screen takes; without one, what lies below the safe area.
///
/// A phone's browser shows a keyboard; other displays don't.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Has no effect.
  open var followsUndockedKeyboard = false
  /// Has no effect.
  open var keyboardDismissPadding: Double = 0

  /// Whether the guide ends at the safe area, and not at the view's bottom, without a keyboard.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { layoutItem.constantsDidChange() } }
  }

  package override func makeLayoutItem() -> LayoutItem {
    InsetLayoutItem(self, space: .pinned) { [weak self] view in
      let inset = self?.usesBottomSafeArea ?? true ? view.safeAreaInsets.bottom : 0
      let bottom = max(inset, view.coverageByKeyboard)
      var edges = InsetLayoutItem.Edges(.zero)
      edges.top = .init(fraction: 1, distance: -bottom)
      return edges
    }
  }
}

extension UIView {
  /// How much of the view's bottom the keyboard covers, in points.
  fileprivate var coverageByKeyboard: CGFloat {
    let height = UIApplication.shared.screenKeyboard.height
    guard height > 0, let window else { return 0 }
    let bottom = window.convert(convert(CGPoint(x: 0, y: bounds.maxY), to: nil), to: nil).y
    return bottom - (window.screen.bounds.maxY - height)
  }

  /// Lays out anew what depends on the keyboard's height.
  final func keyboardDidChange() {
    layoutItem?.standardGuides.keyboard?.layoutItem.constantsDidChange()
    for view in subviewsStorage { descend { view.keyboardDidChange() } }
  }
}

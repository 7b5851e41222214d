import CoreGraphics
import UIKitDiagnostics

/// A layout guide for the area that the on-screen keyboard covers. Without a keyboard, it's the area below the
/// safe area.
///
/// Only a phone's browser has an on-screen keyboard.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Has no effect.
  open var followsUndockedKeyboard = false
  /// Has no effect.
  open var keyboardDismissPadding: Double = 0

  /// Whether the guide, without a keyboard, begins at the bottom of the safe area instead of the view's bottom.
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
  /// The height of the view's part that the keyboard covers, in points.
  fileprivate var coverageByKeyboard: CGFloat {
    let height = UIApplication.shared.screenKeyboard.height
    guard height > 0, let window else { return 0 }
    let bottom = window.convert(convert(CGPoint(x: 0, y: bounds.maxY), to: nil), to: nil).y
    return bottom - (window.screen.bounds.maxY - height)
  }

  /// Updates the constraints that depend on the keyboard's height.
  final func keyboardDidChange() {
    layoutItem?.standardGuides.keyboard?.layoutItem.constantsDidChange()
    for view in subviewsStorage { descend { view.keyboardDidChange() } }
  }
}

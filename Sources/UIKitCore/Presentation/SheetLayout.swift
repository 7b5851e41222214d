package import Foundation

/// Where sheets stand on a screen.
@MainActor package struct SheetLayout {
  package var bounds: CGRect
  package var safeArea: UIEdgeInsets
  package var isForm: Bool
  package var isRegular: Bool
  package var preferred: CGSize

  /// - Parameter height: A detent's height, given the greatest; `nil` for the greatest.
  func frame(height: (CGFloat) -> CGFloat?) -> CGRect {
    UIApplication.look.sheetFrame(self, height: height)
  }
}

package import Foundation

/// The values that determine the frame of a sheet on a screen.
@MainActor package struct SheetLayout {
  package var bounds: CGRect
  package var safeArea: UIEdgeInsets
  package var isForm: Bool
  package var isRegular: Bool
  package var preferred: CGSize

  /// - Parameter height: Returns the height of a detent for the maximum height; `nil` for the maximum.
  func frame(height: (CGFloat) -> CGFloat?) -> CGRect {
    UIApplication.look.sheetFrame(self, height: height)
  }
}

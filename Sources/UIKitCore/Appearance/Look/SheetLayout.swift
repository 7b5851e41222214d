package import Foundation

/// The values that determine the frame of a sheet on a screen.
@MainActor package struct SheetLayout {
  package var bounds: CGRect
  package var safeArea: UIEdgeInsets
  package var isForm: Bool
  package var isRegular: Bool
  package var preferred: CGSize
}

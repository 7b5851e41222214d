import Foundation

/// Gives the invisible display of tests the shape that belongs to an orientation.
///
/// Tests call it through the declarations that the build tool plugin generates in their module.
@preconcurrency @MainActor public func _rotateDevice(to orientation: UIDeviceOrientation) {
  guard orientation.isValidInterfaceOrientation,
    orientation.isLandscape != UIDevice.current.orientation.isLandscape, AppDisplay.turn()
  else { return }
  UIApplication.shared.displayTraitsDidChange()
}

import DisplayInterface
import Foundation
import HeadlessDisplay

/// Gives the invisible display of tests the shape that belongs to an orientation.
///
/// Tests call it through the declarations that the build tool plugin generates in their module.
@preconcurrency @MainActor public func _rotateDevice(to orientation: UIDeviceOrientation) {
  let application = UIApplication.shared
  guard let display = application.display as? HeadlessDisplay,
    orientation.isPortrait || orientation.isLandscape,
    orientation.isLandscape != UIDevice.current.orientation.isLandscape
  else { return }
  let size = display.traits.size
  display.traits.size = CGSize(width: size.height, height: size.width)
  application.displayTraitsDidChange()
}

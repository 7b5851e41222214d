import Foundation
import Testing
import UIKit

@MainActor @Suite struct DeviceRotationTests {
  @Test("Tests turn the device, and the screen has the other shape")
  func rotation() {
    let size = UIScreen.main.bounds.size
    let (before, after): (UIDeviceOrientation, UIDeviceOrientation) =
      size.width > size.height ? (.landscapeLeft, .portrait) : (.portrait, .landscapeRight)
    _rotateDevice(to: after)
    #expect(UIScreen.main.bounds.size == CGSize(width: size.height, height: size.width))
    #expect(UIDevice.current.orientation.isLandscape == after.isLandscape)
    _rotateDevice(to: .faceUp)
    _rotateDevice(to: before)
    #expect(UIScreen.main.bounds.size == size)
  }
}

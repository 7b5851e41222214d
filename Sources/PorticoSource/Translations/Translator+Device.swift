/// The device that runs the tests, which XCTest lacks on Linux.
extension Translator {
  static let device = """

    nonisolated final class XCUIDevice: NSObject, @unchecked Sendable {
      static let shared = XCUIDevice()

      var orientation: UIDeviceOrientation {
        get { MainActor.assumeIsolated { UIDevice.current.orientation } }
        set { MainActor.assumeIsolated { _rotateDevice(to: newValue) } }
      }
    }
    """
}

public import Foundation

/// The app's audio permissions.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  /// The app's permission to record.
  public enum recordPermission: Int, Sendable {
    case undetermined = 0x756e_6474
    case denied = 0x6465_6e79
    case granted = 0x6772_6e74
  }

  private static let application = AVAudioApplication()

  open class var shared: AVAudioApplication { application }

  open var recordPermission: recordPermission { .denied }
  open private(set) var isInputMuted = false

  open func setInputMuted(_ muted: Bool) throws {
    isInputMuted = muted
  }

  /// Calls the closure with `false`, as if the user denied permission.
  open class func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.global().async { response(false) }
  }

  /// Returns `false`, as if the user denied permission.
  open class func requestRecordPermission() async -> Bool { false }
}

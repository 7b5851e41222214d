public import Foundation

/// How the app uses sound. What it says is kept; nothing sounds, and nothing is recorded.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let session = AVAudioSession()

  open class func sharedInstance() -> AVAudioSession { session }

  open private(set) var category: Category = .soloAmbient
  open private(set) var mode: Mode = .default
  open private(set) var categoryOptions: CategoryOptions = []
  open var recordPermission: RecordPermission { .denied }
  open var outputVolume: Float { 0 }
  open var isInputAvailable: Bool { false }
  open var isOtherAudioPlaying: Bool { false }

  open func setCategory(_ category: Category) throws {
    try setCategory(category, mode: .default)
  }

  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: .default, options: options)
  }

  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    (self.category, self.mode, categoryOptions) = (category, mode, options)
  }

  open func setMode(_ mode: Mode) throws {
    self.mode = mode
  }

  /// There is one output, which is silent.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// A person is taken to refuse.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { response(false) }
  }

  public static let interruptionNotification = NSNotification.Name(
    "AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = NSNotification.Name(
    "AVAudioSessionRouteChangeNotification")
}

public import Foundation

/// The way in which the app uses sound. The session stores its configuration, but nothing is played or recorded.
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

  /// Does nothing, because the only output is silent.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// Calls the closure immediately with `false`, as if the user had denied permission before.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    response(false)
  }
}

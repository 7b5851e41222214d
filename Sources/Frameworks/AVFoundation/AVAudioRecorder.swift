public import Foundation

/// Records sound. A person is taken to refuse the microphone: a recording fails as soon as it begins, and no file is
/// made.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  open private(set) var url: URL
  open private(set) var settings: [String: Any]
  open weak var delegate: (any AVAudioRecorderDelegate)?

  public override init() {
    url = URL(fileURLWithPath: "/")
    settings = [:]
    super.init()
  }

  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
    super.init()
  }

  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }
  /// Seconds on the clock of the sound device.
  open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }
  open var isMeteringEnabled = false

  @discardableResult open func prepareToRecord() -> Bool { false }

  /// Returns `false`. The delegate is told in a later turn of the main loop.
  @discardableResult open func record() -> Bool {
    DispatchQueue.main.async {
      self.delegate?.audioRecorderDidFinishRecording(self, successfully: false)
    }
    return false
  }

  @discardableResult open func record(atTime time: TimeInterval) -> Bool { record() }
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { record() }
  @discardableResult open func record(
    atTime time: TimeInterval, forDuration duration: TimeInterval
  ) -> Bool {
    record()
  }

  open func pause() {}
  open func stop() {}

  /// Returns `false`: there is no file.
  @discardableResult open func deleteRecording() -> Bool { false }

  open func updateMeters() {}
  /// In decibels; silence is −160.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

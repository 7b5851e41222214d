public import Foundation

/// A recorder of sound. Permission to use the microphone counts as denied, so a recording fails as soon as it
/// begins, and creates no file.
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
  /// The time of the audio device's clock, in seconds.
  open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }
  open var isMeteringEnabled = false

  @discardableResult open func prepareToRecord() -> Bool { false }

  /// Returns `false`. The delegate is called in a later turn of the main run loop.
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

  /// Returns `false`, because there's no file.
  @discardableResult open func deleteRecording() -> Bool { false }

  open func updateMeters() {}
  /// Returns the average power in decibels: −160, which is silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

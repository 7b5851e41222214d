public import Foundation

/// A player of sounds, on a device without an output: playing takes as long as the sound, but nothing is audible.
///
/// The duration is read from the file's header. A file that isn't WAVE, AIFF, CAF, MPEG-4 or MP3 causes an error.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  private let sound: SoundFile?
  /// The place in the sound, in seconds, at which it was last begun, stopped or set.
  private var place: TimeInterval = 0
  /// The device's time at which playback began at `place`, or `nil` if the player isn't playing.
  private var start: TimeInterval?
  private var loopsLeft = 0
  private var end: DispatchWorkItem?

  public override init() {
    sound = nil
    super.init()
  }

  public init(contentsOf url: URL) throws {
    sound = try SoundFile(Data(contentsOf: url))
    self.url = url
    super.init()
  }

  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  public init(data: Data) throws {
    sound = try SoundFile(data)
    self.data = data
    super.init()
  }

  public convenience init(data: Data, fileTypeHint utiString: String?) throws {
    try self.init(data: data)
  }

  open private(set) var url: URL?
  open private(set) var data: Data?
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var duration: TimeInterval { sound?.duration ?? 0 }
  open var numberOfChannels: Int { sound?.channels ?? 0 }

  // MARK: Playback

  open var isPlaying: Bool { start != nil }

  /// The place in the sound, in seconds. After the end it's 0.
  open var currentTime: TimeInterval {
    get {
      guard let start else { return place }
      return min(place + max(0, deviceCurrentTime - start) * speed, duration)
    }
    set { change { place = min(max(newValue, 0), duration) } }
  }

  /// The time of the audio device's clock, in seconds.
  open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// The number of times that the sound returns to its beginning. A negative number repeats it until it's stopped.
  open var numberOfLoops = 0 {
    didSet { loopsLeft = numberOfLoops }
  }

  @discardableResult open func prepareToPlay() -> Bool { sound != nil }

  @discardableResult open func play() -> Bool { play(atTime: deviceCurrentTime) }

  @discardableResult open func play(atTime time: TimeInterval) -> Bool {
    guard sound != nil else { return false }
    guard !isPlaying else { return true }
    loopsLeft = numberOfLoops
    start = time
    scheduleEnd()
    return true
  }

  open func pause() {
    place = currentTime
    start = nil
    end?.cancel()
  }

  /// Stops playback at the current time.
  open func stop() { pause() }

  /// Changes the place or the speed of playback, which then continues from the current time.
  private func change(_ body: () -> Void) {
    let isPlaying = isPlaying
    pause()
    body()
    guard isPlaying else { return }
    start = deviceCurrentTime
    scheduleEnd()
  }

  private func scheduleEnd() {
    guard let start else { return }
    let end = DispatchWorkItem { [weak self] in self?.reachEnd() }
    self.end = end
    let seconds = max(0, start - deviceCurrentTime) + (duration - place) / speed
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: end)
  }

  private func reachEnd() {
    place = 0
    guard loopsLeft == 0 || duration == 0 else {
      loopsLeft -= 1
      start = deviceCurrentTime
      return scheduleEnd()
    }
    start = nil
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }

  // MARK: Sound

  open var enableRate = false {
    willSet { change {} }
  }
  /// The speed of playback, from 0.5 through 2. Ignored unless ``enableRate`` is `true`.
  open var rate: Float = 1 {
    willSet { change {} }
    didSet { change {} }
  }
  private var speed: TimeInterval { enableRate ? TimeInterval(min(max(rate, 0.5), 2)) : 1 }

  open var volume: Float = 1
  open var pan: Float = 0

  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }

  // MARK: Levels

  open var isMeteringEnabled = false
  open func updateMeters() {}
  /// Returns the average power in decibels: −160, which is silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

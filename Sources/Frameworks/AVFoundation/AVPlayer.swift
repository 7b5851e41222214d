public import CoreMedia
public import Foundation

/// A player of media. There's no decoder, so its items fail, and its time doesn't advance.
@preconcurrency @MainActor open class AVPlayer: NSObject {
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    case waitingToPlayAtSpecifiedRate = 1
    case playing = 2
  }

  public enum ActionAtItemEnd: Int, Sendable {
    case advance = 0
    case pause = 1
    case none = 2
  }

  public nonisolated override init() {
    super.init()
  }

  public convenience init(url URL: URL) {
    self.init(playerItem: AVPlayerItem(url: URL))
  }

  public init(playerItem item: AVPlayerItem?) {
    super.init()
    replaceCurrentItem(with: item)
  }

  open private(set) var currentItem: AVPlayerItem?
  open var status: Status { .readyToPlay }
  open var error: (any Error)? { nil }
  open var timeControlStatus: TimeControlStatus { .paused }
  /// The rate, which is always 0.
  open var rate: Float {
    get { 0 }
    set {}
  }
  open var defaultRate: Float = 1
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd: ActionAtItemEnd = .pause
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var isExternalPlaybackActive: Bool { false }
  open var preventsDisplaySleepDuringVideoPlayback = true

  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    DispatchQueue.main.async { item?.load() }
  }

  open func play() {}
  open func pause() {}
  open func playImmediately(atRate rate: Float) {}

  open func currentTime() -> CMTime { .zero }

  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}

  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.main.async { completionHandler(false) }
  }

  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(false) }
  }

  /// Returns an observer whose block is never called, because time doesn't advance.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }

  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any { NSObject() }

  open func removeTimeObserver(_ observer: Any) {}
}

public import Foundation
import Synchronization

/// Keeps what the app says about the media that it plays. No lock screen displays it.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let center = MPNowPlayingInfoCenter()

  open class func `default`() -> MPNowPlayingInfoCenter { center }

  private struct State: @unchecked Sendable {
    var info: [String: Any]?
    var playback = MPNowPlayingPlaybackState.unknown
  }

  private let state = Mutex(State())

  override init() {
    super.init()
  }

  open var nowPlayingInfo: [String: Any]? {
    get { state.withLock { $0 }.info }
    set {
      nonisolated(unsafe) let info = newValue
      state.withLock { $0.info = info }
    }
  }

  open var playbackState: MPNowPlayingPlaybackState {
    get { state.withLock { $0.playback } }
    set { state.withLock { $0.playback = newValue } }
  }
}

import MediaPlayer
import Synchronization
import Testing
import UIKit

@Suite("MediaPlayer") struct MediaPlayerTests {
  @Test("what the app plays can be read back")
  func nowPlaying() {
    let center = MPNowPlayingInfoCenter.default()
    center.nowPlayingInfo = [
      MPMediaItemPropertyTitle: "Song", MPNowPlayingInfoPropertyPlaybackRate: 1.0,
    ]
    center.nowPlayingInfo?[MPMediaItemPropertyArtist] = "Band"
    center.playbackState = .playing
    let info = MPNowPlayingInfoCenter.default().nowPlayingInfo
    #expect(info?[MPMediaItemPropertyTitle] as? String == "Song")
    #expect(info?[MPMediaItemPropertyArtist] as? String == "Band")
    #expect(center.playbackState == .playing)
    center.nowPlayingInfo = nil
    #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo == nil)
  }

  @Test("artwork is drawn in the size that's asked for")
  func artwork() {
    let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 300, height: 300)) { size in
      UIGraphicsImageRenderer(size: size).image { _ in }
    }
    #expect(artwork.bounds.width == 300)
    #expect(artwork.image(at: CGSize(width: 20, height: 20))?.size.width == 20)
  }

  @Test("commands have handlers and settings, and none is sent")
  func commands() {
    let center = MPRemoteCommandCenter.shared()
    let token = center.playCommand.addTarget { _ in
      Issue.record("nothing sends commands")
      return .success
    }
    center.nextTrackCommand.isEnabled = false
    center.skipForwardCommand.preferredIntervals = [15]
    #expect(!MPRemoteCommandCenter.shared().nextTrackCommand.isEnabled)
    #expect(MPRemoteCommandCenter.shared().skipForwardCommand.preferredIntervals == [15])
    center.playCommand.removeTarget(token)
    center.nextTrackCommand.isEnabled = true
  }

  @Test("a person who is asked refuses access to the music")
  func library() async {
    MPMediaLibrary.wasAsked.withLock { $0 = false }
    #expect(MPMediaLibrary.authorizationStatus() == .notDetermined)
    #expect(await MPMediaLibrary.requestAuthorization() == .denied)
    #expect(MPMediaLibrary.authorizationStatus() == .denied)
  }
}

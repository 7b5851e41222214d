public import CoreMedia
public import Foundation
import UIKit

/// Media to be played. It fails when a player receives it.
@preconcurrency @MainActor open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  /// Declares the properties that apps observe by name. Evaluated before there's an item to observe.
  private static let observedByName: Void = _addNamedMembers(
    [
      .property("status") { (item: AVPlayerItem) in item.status.rawValue },
      .property("error") { (item: AVPlayerItem) in item.error },
    ], to: AVPlayerItem.self)

  open private(set) var asset: AVAsset

  public init(asset: AVAsset) {
    _ = Self.observedByName
    self.asset = asset
    super.init()
  }

  public convenience init(url URL: URL) {
    self.init(asset: AVURLAsset(url: URL))
  }

  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.init(asset: asset)
  }

  open private(set) var status: Status = .unknown {
    didSet { _didSetObservedValue(of: self, "status") }
  }
  open private(set) var error: (any Error)?
  open var duration: CMTime { .indefinite }
  open var isPlaybackLikelyToKeepUp: Bool { false }
  open var isPlaybackBufferEmpty: Bool { true }
  open var isPlaybackBufferFull: Bool { false }
  open var presentationSize: CGSize { .zero }
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var preferredPeakBitRate = 0.0

  open func currentTime() -> CMTime { .zero }

  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    DispatchQueue.main.async { completionHandler?(false) }
  }

  public nonisolated static let didPlayToEndTimeNotification = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  public nonisolated static let failedToPlayToEndTimeNotification = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")

  /// Fails with the error for a file that can't be decoded, or for a URL without a network connection.
  func load() {
    guard status == .unknown else { return }
    let url = (asset as? AVURLAsset)?.url
    let isRemote = url.map { !$0.isFileURL } ?? false
    error = isRemote ? URLError(.notConnectedToInternet) : AVError(.decoderNotFound)
    status = .failed
  }
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  public static let AVPlayerItemFailedToPlayToEndTime =
    AVPlayerItem.failedToPlayToEndTimeNotification
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name(
    "AVPlayerItemPlaybackStalledNotification")
}

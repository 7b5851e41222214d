public import Foundation

/// A player of sounds. There's no decoder, so every initializer for a file or data throws.
open class AVAudioPlayer: NSObject {
  public override init() {
    super.init()
  }

  public init(contentsOf url: URL) throws {
    throw AVError(.decoderNotFound)
  }

  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    throw AVError(.decoderNotFound)
  }

  public init(data: Data) throws {
    throw AVError(.decoderNotFound)
  }

  public init(data: Data, fileTypeHint utiString: String?) throws {
    throw AVError(.decoderNotFound)
  }

  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var isPlaying: Bool { false }
  open var duration: TimeInterval { 0 }
  open var currentTime: TimeInterval = 0
  open var volume: Float = 1
  open var pan: Float = 0
  open var rate: Float = 1
  open var enableRate = false
  open var numberOfLoops = 0
  open var url: URL? { nil }

  @discardableResult open func prepareToPlay() -> Bool { false }
  @discardableResult open func play() -> Bool { false }
  open func pause() {}
  open func stop() {}
}

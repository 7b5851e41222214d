import Foundation

/// What the header of a sound file says.
struct SoundFile: Equatable {
  /// In seconds.
  let duration: TimeInterval
  let channels: Int

  /// Returns `nil` if the length can't be expressed in seconds.
  init?(frames: Double, rate: Double, channels: Int) {
    let duration = frames / rate
    guard duration >= 0, duration.isFinite else { return nil }
    self.duration = duration
    self.channels = channels
  }

  init(_ data: Data) throws {
    let bytes = SoundBytes(data)
    guard
      let sound = Self.wave(bytes) ?? .aiff(bytes) ?? .caf(bytes) ?? .mpeg4(bytes) ?? .mp3(bytes)
    else { throw AVError(.fileFormatNotRecognized) }
    self = sound
  }
}

import AVFoundation
import PorticoTesting
import Testing

@MainActor @Suite("AVAudioPlayer") struct AVAudioPlayerTests {
  private final class Log: NSObject, AVAudioPlayerDelegate {
    nonisolated(unsafe) var ends: [Bool] = []

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      ends.append(flag)
    }
  }

  nonisolated private static func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  nonisolated private static func little(_ number: Int, _ count: Int) -> [UInt8] {
    big(number, count).reversed()
  }

  nonisolated private static func box(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    big(8 + contents.count, 4) + Array(name.utf8) + contents
  }

  /// A sound with one channel and 1,000 bytes a second.
  nonisolated private static func wave(seconds: Double) -> [UInt8] {
    let format = little(1, 2) + little(1, 2) + little(1000, 4) + little(1000, 4) + little(8, 4)
    // An unknown chunk of odd length.
    return Array("RIFF\0\0\0\0WAVEnote".utf8) + little(1, 4) + [7, 0] + Array("fmt ".utf8)
      + little(16, 4) + format + Array("data".utf8) + little(Int(seconds * 1000), 4)
      + [UInt8](repeating: 0, count: Int(seconds * 1000))
  }

  nonisolated private static let aiff =
    Array("FORM\0\0\0\0AIFFCOMM".utf8) + big(18, 4) + big(2, 2) + big(88200, 4) + big(16, 2)
    // 44,100 as a number of 80 bits.
    + [0x40, 0x0E, 0xAC, 0x44, 0, 0, 0, 0, 0, 0]

  nonisolated private static let caf =
    Array("caff".utf8) + big(1, 2) + big(0, 2) + Array("desc".utf8) + big(32, 8)
    + big(Int((8000.0).bitPattern), 8) + Array("lpcm".utf8) + big(0, 4) + big(2, 4) + big(1, 4)
    // Data of unknown length extends to the end.
    + big(1, 4) + big(16, 4) + Array("data".utf8) + [UInt8](repeating: 0xFF, count: 8) + big(0, 4)
    + [UInt8](repeating: 0, count: 4000)

  nonisolated private static func movie(_ header: [UInt8]) -> [UInt8] {
    box("ftyp", Array("M4A \0\0\0\0".utf8)) + box("free", [])
      + box("moov", box("trak", []) + box("mvhd", header))
  }

  nonisolated private static let short = movie(big(0, 12) + big(600, 4) + big(900, 4))
  nonisolated private static let long = movie(big(1, 1) + big(0, 19) + big(600, 4) + big(1500, 8))
  // 128,000 bits a second, at 44,100 Hz, in one channel.
  nonisolated private static let frame: [UInt8] = [0xFF, 0xFB, 0x90, 0xC0]
  nonisolated private static let constant =
    Array("ID3\u{4}\0\0\0\0\u{1}\u{2}".utf8) + [UInt8](repeating: 0, count: 130) + frame
    + [UInt8](repeating: 0, count: 15_996)
  nonisolated private static let counted =
    frame + big(0, 17) + Array("Xing".utf8) + big(1, 4) + big(Int(44100 * 3 / 1152), 4)

  @Test(
    "reads a sound's duration from its header",
    arguments: [
      (wave(seconds: 2), 2, 1), (aiff, 2, 2), (caf, 0.25, 1), (short, 1.5, 2), (long, 2.5, 2),
      (constant, 1, 1), (counted, 2.978, 1),
    ] as [([UInt8], Double, Int)])
  func duration(_ file: [UInt8], seconds: Double, channels: Int) throws {
    let player = try AVAudioPlayer(data: Data(file))
    #expect(abs(player.duration - seconds) < 0.001 && player.numberOfChannels == channels)
  }

  @Test("throws for what isn't a sound, and for every sound that breaks off in its header")
  func broken() {
    for file in [[], Array("text".utf8), [0xFF, 0xFB, 0xF0, 0], Self.movie([])] {
      #expect(throws: AVError.self) { try AVAudioPlayer(data: Data(file)) }
    }
    #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/-")) }
    let sounds = [
      Self.wave(seconds: 0.01), Self.aiff, Self.caf, Self.short, Self.long, Self.counted,
    ]
    for file in sounds {
      for count in 0..<min(file.count, 60) {
        _ = try? AVAudioPlayer(data: Data(file.prefix(count)))
      }
      // The place of a number in a part of other data must not matter.
      let shifted = Data([1, 2, 3] + file).dropFirst(3)
      #expect((try? AVAudioPlayer(data: shifted)) != nil)
    }
  }

  @Test("takes as long as the sound and tells its delegate at the end")
  func playing() async throws {
    let player = try AVAudioPlayer(data: Data(Self.wave(seconds: 0.05)))
    let log = Log()
    player.delegate = log
    player.numberOfLoops = 1
    let start = player.deviceCurrentTime
    #expect(player.prepareToPlay() && player.play() && player.isPlaying && log.ends == [])
    try await waitUntil("it ends") { !log.ends.isEmpty }
    #expect(log.ends == [true] && !player.isPlaying && player.currentTime == 0)
    #expect(player.deviceCurrentTime - start >= 0.1)
  }

  @Test("stops where it is, and goes on from where it's set")
  func places() async throws {
    let player = try AVAudioPlayer(data: Data(Self.wave(seconds: 60)))
    let log = Log()
    player.delegate = log
    player.play()
    try await waitUntil("time advances") { player.currentTime > 0 }
    player.pause()
    let place = player.currentTime
    #expect(!player.isPlaying && place > 0 && place < 60)
    player.play()
    #expect(player.currentTime >= place)
    player.stop()
    #expect(player.currentTime >= place)
    player.enableRate = true
    player.rate = 2
    player.currentTime = 59.98
    player.play()
    try await waitUntil("it ends") { log.ends == [true] }
    player.currentTime = 100
    #expect(player.currentTime == 60)
  }
}

import AVFoundation
import PorticoTesting
import Testing
import UIKit

@MainActor @Suite("AVFoundation") struct AVFoundationTests {
  final class PlayerView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }
  }

  @Test("an item fails once a player has it, and time stands still")
  func item() async throws {
    let local = AVPlayerItem(url: URL(fileURLWithPath: "/clip.mp4"))
    let player = AVPlayer(playerItem: local)
    var statuses: [AVPlayerItem.Status] = []
    let observation = local.observe(\.status, options: [.new]) { item, _ in
      statuses.append(item.status)
    }
    player.play()
    #expect(local.status == .unknown)
    try await waitUntil("the item fails") { !statuses.isEmpty }
    #expect(statuses == [.failed] && (local.error as? AVError)?.code == .decoderNotFound)
    #expect(player.rate == 0 && player.timeControlStatus == .paused)
    #expect(player.currentTime() == .zero)
    #expect(local.value(forKey: "status") as? Int == 2)
    observation.invalidate()
    let remote = AVPlayerItem(url: try #require(URL(string: "https://example.com/a.m3u8")))
    player.replaceCurrentItem(with: remote)
    try await waitUntil("the other fails, too") { remote.status == .failed }
    #expect((remote.error as? URLError)?.code == .notConnectedToInternet)
  }

  @Test("a view can have a player's layer")
  func layer() {
    let view = PlayerView()
    let layer = view.layer as? AVPlayerLayer
    layer?.player = AVPlayer()
    #expect(layer?.player != nil && layer?.isReadyForDisplay == false)
    let preview = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
    view.layer.addSublayer(preview)
    #expect(view.layer.sublayers?.last === preview)
  }

  @Test("there is no microphone, no camera and no leave to use them")
  func devices() async {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(await AVCaptureDevice.requestAccess(for: .video) == false)
    #expect(AVCaptureDevice.authorizationStatus(for: .audio) == .denied)
    let session = AVCaptureSession()
    session.addOutput(AVCaptureMetadataOutput())
    session.startRunning()
    #expect(!session.isRunning && session.outputs.count == 1)
  }

  @Test("a request for permission that was denied before is answered before it returns")
  func permission() {
    nonisolated(unsafe) var answers: [Bool] = []
    AVAudioSession.sharedInstance().requestRecordPermission { answers.append($0) }
    #expect(answers == [false])
  }

  final class RecordingLog: NSObject, AVAudioRecorderDelegate {
    nonisolated(unsafe) var results: [Bool] = []

    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {
      results.append(flag)
    }
  }

  @Test("a recording fails as soon as it begins, and leaves no file")
  func recording() async throws {
    #expect(await AVAudioApplication.requestRecordPermission() == false)
    #expect(AVAudioApplication.shared.recordPermission == .denied)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("a.m4a")
    let recorder = try AVAudioRecorder(
      url: file,
      settings: [
        AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 12000, AVNumberOfChannelsKey: 1,
        AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
      ])
    let log = RecordingLog()
    recorder.delegate = log
    #expect(!recorder.record() && !recorder.isRecording)
    #expect(log.results == [])
    try await waitUntil("the delegate is told") { log.results == [false] }
    #expect(recorder.settings[AVSampleRateKey] as? Int == 12000)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  final class PhotoLog: NSObject, AVCapturePhotoCaptureDelegate {
    nonisolated(unsafe) var codes: [AVError.Code?] = []

    func photoOutput(
      _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
      error: (any Error)?
    ) {
      codes.append((error as? AVError)?.code)
    }
  }

  @Test("no photo is taken")
  func photo() async throws {
    let log = PhotoLog()
    AVCapturePhotoOutput().capturePhoto(with: AVCapturePhotoSettings(), delegate: log)
    try await waitUntil("it failed") { !log.codes.isEmpty }
    #expect(log.codes == [.deviceNotConnected])
  }

  @Test("a session keeps what it is set to")
  func session() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, options: .mixWithOthers)
    try session.setActive(true)
    #expect(session.category == .playback && session.categoryOptions == [.mixWithOthers])
    try session.setCategory(.soloAmbient)
    #expect(session.categoryOptions == [])
  }

  @Test("a queue goes on to its next item")
  func queue() {
    let items = (0..<3).map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0).mp3")) }
    let player = AVQueuePlayer(items: [items[0], items[1]])
    player.insert(items[2], after: items[0])
    player.advanceToNextItem()
    #expect(player.currentItem === items[2] && player.items().count == 2)
  }
}

import AudioToolbox
import Foundation
import Testing

@Suite("AudioToolbox") struct AudioToolboxTests {
  @Test("sounds are made of files, and disposed of once")
  func sounds() throws {
    let file = URL.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    var first: SystemSoundID = 0
    #expect(
      AudioServicesCreateSystemSoundID(file as CFURL, &first)
        == kAudioServicesSystemSoundUnspecifiedError)
    #expect(first == 0)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(AudioServicesCreateSystemSoundID(file as CFURL, &first) == noErr)
    var second: SystemSoundID = 0
    AudioServicesCreateSystemSoundID(file as CFURL, &second)
    #expect(first != second && first > kSystemSoundID_Vibrate)
    AudioServicesPlaySystemSound(first)
    #expect(AudioServicesDisposeSystemSoundID(first) == kAudioServicesNoError)
    #expect(AudioServicesDisposeSystemSoundID(first) != kAudioServicesNoError)
    #expect(AudioServicesDisposeSystemSoundID(second) == kAudioServicesNoError)
  }

  @Test("a silent sound ends")
  func completion() async {
    await withCheckedContinuation { done in
      AudioServicesPlaySystemSoundWithCompletion(1104) { done.resume() }
    }
    await withCheckedContinuation { done in
      AudioServicesPlayAlertSoundWithCompletion(kSystemSoundID_Vibrate) { done.resume() }
    }
  }
}

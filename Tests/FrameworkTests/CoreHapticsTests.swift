import CoreHaptics
import Testing

@Suite("CoreHaptics") struct CoreHapticsTests {
  @Test("the device has no haptics, so there is no engine")
  func engine() {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
    let engine = try? CHHapticEngine()
    #expect(engine == nil)
  }

  @Test("a pattern is as long as its events")
  func pattern() throws {
    let intensity = CHHapticEventParameter(parameterID: .hapticIntensity, value: 0.5)
    let pattern = try CHHapticPattern(
      events: [
        CHHapticEvent(eventType: .hapticTransient, parameters: [intensity], relativeTime: 3),
        CHHapticEvent(
          eventType: .hapticContinuous, parameters: [intensity], relativeTime: 1, duration: 4),
      ], parameters: [])
    #expect(pattern.duration == 5)
  }
}

import CoreMedia
import Testing

@Suite("Core Media") struct CoreMediaTests {
  @Test("times are fractions of seconds")
  func times() {
    let half = CMTime(seconds: 0.5, preferredTimescale: 600)
    #expect(half.value == 300 && half.seconds == 0.5 && half == CMTimeMake(value: 1, timescale: 2))
    #expect((half + half).seconds == 1 && (half - CMTime(value: 1, timescale: 1)).seconds == -0.5)
    #expect(CMTime.zero < half && half < .positiveInfinity)
    #expect(CMTime(seconds: 1 / 3, preferredTimescale: 10).value == 3)
  }

  @Test("some times are none")
  func noTimes() {
    #expect(!CMTime.invalid.isValid && CMTime.invalid.seconds.isNaN)
    #expect(CMTime.indefinite.isIndefinite && !CMTime.indefinite.isNumeric)
    #expect(CMTime(seconds: .nan, preferredTimescale: 1) == .invalid)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 1).isPositiveInfinity)
    #expect(CMTime.positiveInfinity != .negativeInfinity)
  }
}

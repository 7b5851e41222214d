import Foundation

/// Random numbers that are the same for the same seed (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// Creates a generator for a test that doesn't iterate over seeds.
  ///
  /// `PORTICO_SEED` in the environment replaces the seed. The seed is printed, so that a failure can be repeated.
  package init(usualSeed: UInt64 = 1, for test: String = #function) {
    let seed = ProcessInfo.processInfo.environment["PORTICO_SEED"].flatMap { UInt64($0) }
    self.init(seed: seed ?? usualSeed)
    print("PORTICO_SEED=\(seed ?? usualSeed) in \(test)")
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
}

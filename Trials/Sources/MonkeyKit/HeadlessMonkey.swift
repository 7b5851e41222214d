public import TrialKit

/// The monkey on a display that nobody sees, where animations end at once or by a virtual clock.
public struct HeadlessMonkey: Trial {
  public init() {}

  public func script(seed: UInt64) -> [String] { MonkeyScript.headless(seed: seed) }

  public func perform(_ lines: [String]) async throws -> Int {
    // A task of its own, since a virtual clock holds on to the one that made it.
    try await Task { @MainActor in
      let monkey = Monkey()
      for (index, line) in lines.enumerated() {
        TrialProgress.reached(index)
        try await monkey.perform(line)
      }
      try await monkey.close()
      return monkey.events
    }.value
  }
}

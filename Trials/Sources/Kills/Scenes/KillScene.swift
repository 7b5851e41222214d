/// A program and what it works on.
@MainActor protocol KillScene {
  /// The first words of the lines that it performs.
  var verbs: [String] { get }

  /// Puts everything back as it was at first.
  func reset() throws
  /// - Throws: `TrialFailure` where something was lost.
  func perform(_ line: KillLine) throws
}

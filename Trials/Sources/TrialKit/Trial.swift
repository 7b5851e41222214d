/// Something that is tried at random, round by round: each round is a script of lines that a seed decides.
///
/// A trial is a program of its own, so that the runner sees a crash or a hang from outside, repeats the round and
/// removes lines from its script until only those are left that it takes to fail.
@MainActor public protocol Trial {
  init()

  /// The lines of a round. The same seed gives the same lines, on every machine.
  func script(seed: UInt64) -> [String]

  /// Performs the lines of a round, or any selection of them in their order.
  ///
  /// - Returns: How many events, bytes or inputs that were.
  /// - Throws: ``TrialFailure`` when something went wrong short of a crash.
  func perform(_ lines: [String]) async throws -> Int
}

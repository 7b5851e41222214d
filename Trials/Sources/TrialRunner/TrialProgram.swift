public import Foundation

/// The program of a trial.
public struct TrialProgram: Sendable {
  public let name: String
  public let executable: URL
  /// Those that come before the runner's.
  public var arguments: [String]
  /// How long it may be silent, in seconds.
  public var patience: Double
  /// How often a round that should fail again is tried: more than once where real time decides.
  public var attempts: Int

  public init(
    name: String, executable: URL, arguments: [String] = [], patience: Double = 60,
    attempts: Int = 1
  ) {
    self.name = name
    self.executable = executable
    self.arguments = arguments
    self.patience = patience
    self.attempts = attempts
  }

  public var isBuilt: Bool {
    FileManager.default.isExecutableFile(atPath: executable.path)
  }
}

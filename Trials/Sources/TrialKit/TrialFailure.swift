/// What was wrong after a line of a trial's script.
public struct TrialFailure: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}

/// An error about a condition that did not become true in time.
public struct WaitError: Error, CustomStringConvertible {
  public let description: String
}

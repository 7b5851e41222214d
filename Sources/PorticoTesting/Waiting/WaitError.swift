/// A condition that did not come about in time.
public struct WaitError: Error, CustomStringConvertible {
  public let description: String
}

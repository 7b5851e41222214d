/// The ways in which a request can fail.
package enum HTTPFailure: Error, Hashable, Sendable {
  case cancelled
  case timedOut
  /// This machine has no network.
  case offline
  /// The host can't be reached.
  case unreachable
  /// The server closed the connection before it answered.
  case connectionLost
  case truncated(received: Int, expected: Int?)
  /// The head or the decompressed body is larger than ``HTTPClient/bodyLimit`` allows.
  case tooLarge
  case tooManyRedirects
  /// A redirect to an address that isn't a valid web address.
  case redirectNowhere
  /// The body isn't compressed as its header says.
  case undecodable
  case notHTTP
}

/// The ways in which an answer can fail to come.
package enum HTTPFailure: Error, Hashable, Sendable {
  case cancelled
  case timedOut
  /// This machine has no network.
  case offline
  /// Nothing answers there.
  case unreachable
  /// The server hung up before it answered.
  case connectionLost
  case truncated(received: Int, expected: Int?)
  /// The head or the body, decompressed, is larger than ``HTTPClient/bodyLimit`` allows.
  case tooLarge
  case tooManyRedirects
  /// A redirect to what is no address of a web server.
  case redirectNowhere
  /// The body is not compressed as its header says.
  case undecodable
  case notHTTP
}

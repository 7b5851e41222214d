package import Foundation

/// The reason why a service call failed.
package enum RepositoryServiceError: Error, Hashable, Sendable {
  /// This machine has no network.
  case offline
  /// The host can't be reached.
  case unreachable(host: String)
  /// The host closed the connection before it answered.
  case connectionLost(host: String)
  /// The answer took too long.
  case timedOut(host: String)
  /// A rate limit was reached. Requests are refused until the date.
  case rateLimited(RateLimit, until: Date)
  /// The service rejects the token.
  case unauthorized
  /// The service refuses the request, for the given reason.
  case forbidden(String)
  /// The resource doesn't exist.
  case notFound(String)
  /// The service rejects the query, for the given reason.
  case invalidQuery(String)
  /// The service answered with an unexpected HTTP status.
  case serverError(status: Int)
  /// The answer isn't as documented. The text describes the problem and its place.
  case malformedAnswer(String)
  /// The answer ended early.
  case truncatedAnswer(received: Int, expected: Int?)
  /// The answer is larger than the given number of bytes, and was discarded.
  case answerTooLarge(limit: Int)
  /// The address of the service isn't valid.
  case invalidAddress(String)
  /// The folder doesn't exist.
  case folderMissing(path: String)
  /// git is not installed.
  case gitMissing
  /// git failed with the given message.
  case gitFailed(message: String)
  /// The call was canceled.
  case cancelled
}

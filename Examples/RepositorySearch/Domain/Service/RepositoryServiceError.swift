package import Foundation

/// Why a service did not answer.
package enum RepositoryServiceError: Error, Hashable, Sendable {
  /// This machine has no network.
  case offline
  /// Nothing answers at this host.
  case unreachable(host: String)
  /// The host hung up before it answered.
  case connectionLost(host: String)
  /// The answer took too long.
  case timedOut(host: String)
  /// No further requests are answered before a date.
  case rateLimited(RateLimit, until: Date)
  /// The service does not accept the token.
  case unauthorized
  /// The service refuses this, and says why.
  case forbidden(String)
  /// There is no such thing.
  case notFound(String)
  /// The service does not understand the query, and says why.
  case invalidQuery(String)
  /// The service answered with an HTTP status that nothing can be done about.
  case serverError(status: Int)
  /// The answer is not what is documented, and where.
  case malformedAnswer(String)
  /// The answer ended early.
  case truncatedAnswer(received: Int, expected: Int?)
  /// The answer is larger than so many bytes, and was given up.
  case answerTooLarge(limit: Int)
  /// The address of the service is no address.
  case invalidAddress(String)
  /// There is no such folder.
  case folderMissing(path: String)
  /// git is not installed.
  case gitMissing
  /// git refused, and what it said.
  case gitFailed(message: String)
  /// Nobody wants the answer any more.
  case cancelled
}

/// A kind of rate limit.
package enum RateLimit: Hashable, Sendable {
  /// The number of requests in a window of time.
  case primary
  /// Too many concurrent requests, or too many in a short time.
  case secondary
}

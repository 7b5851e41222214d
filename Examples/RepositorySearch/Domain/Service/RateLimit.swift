/// Which of a service's limits was reached.
package enum RateLimit: Hashable, Sendable {
  /// The number of requests in a window of time.
  case primary
  /// Too many requests at once or too quickly.
  case secondary
}

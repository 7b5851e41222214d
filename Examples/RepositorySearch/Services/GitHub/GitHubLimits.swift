import Foundation
import RepositorySearchDomain
import RepositorySearchHTTP

/// Remembers GitHub's rate limits, and which requests they block until when.
final class GitHubLimits: Sendable {
  /// The longest pause, in seconds, that is accepted from a server. GitHub's windows are one hour.
  private static let longestPause: TimeInterval = 3_600

  private let now: @Sendable () -> Date
  private let primary = Locked<[GitHubResource: Date]>([:])
  private let secondary = Locked<Date?>(nil)

  init(now: @escaping @Sendable () -> Date) {
    self.now = now
  }

  /// Returns the limit that blocks a request for this resource now, if any.
  func limit(of resource: GitHubResource) -> RepositoryServiceError? {
    let now = now()
    // A secondary limit applies to all requests, so it is checked first.
    if let end = secondary.withLock({ $0 }), end > now {
      return .rateLimited(.secondary, until: end)
    }
    if let end = primary.withLock({ $0[resource] }), end > now {
      return .rateLimited(.primary, until: end)
    }
    return nil
  }

  /// Records the limits in an answer. Returns the error if the answer reports that a limit was reached.
  func learn(
    from answer: HTTPAnswer, message: String?, resource: GitHubResource
  ) -> RepositoryServiceError? {
    let isRefused = answer.status == 403 || answer.status == 429
    let retryAfter = answer["Retry-After"]
    // The server's dates are relative to its own clock, which can differ from ours.
    let theirs = answer["Date"].flatMap(HTTPDate.date) ?? now()
    if answer["X-RateLimit-Remaining"] == "0",
      let reset = answer["X-RateLimit-Reset"].flatMap(TimeInterval.init)
    {
      let end = end(after: reset - theirs.timeIntervalSince1970)
      let named = answer["X-RateLimit-Resource"].map { GitHubResource(rawValue: $0) } ?? resource
      if let named { primary.withLock { $0[named] = end } }
      if isRefused, retryAfter == nil { return .rateLimited(.primary, until: end) }
    }
    let speaksOfLimit = message?.lowercased().contains("secondary rate limit") == true
    guard isRefused, speaksOfLimit || retryAfter != nil || answer.status == 429 else { return nil }
    // If GitHub doesn't specify a pause, its documentation requires at least a minute.
    let pause = retryAfter.flatMap { text in
      TimeInterval(text) ?? HTTPDate.date(text)?.timeIntervalSince(theirs)
    }
    let end = end(after: pause ?? 60)
    secondary.withLock { $0 = max($0 ?? end, end) }
    return .rateLimited(.secondary, until: end)
  }

  private func end(after pause: TimeInterval) -> Date {
    // In this form, NaN results in the shortest pause.
    let pause = pause > 1 ? min(pause, Self.longestPause) : 1
    return now().addingTimeInterval(pause)
  }
}

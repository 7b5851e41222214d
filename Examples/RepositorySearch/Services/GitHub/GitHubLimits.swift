import Foundation
import RepositorySearchDomain

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Knows which requests GitHub will not answer before when, from what its answers said.
final class GitHubLimits: Sendable {
  private let now: @Sendable () -> Date
  private let primary = Locked<[String: Date]>([:])
  private let secondary = Locked<Date?>(nil)

  init(now: @escaping @Sendable () -> Date) {
    self.now = now
  }

  /// The limit that a request of this kind would meet now.
  func limit(of resource: GitHubResource) -> RepositoryServiceError? {
    let now = now()
    // A secondary limit is for everything, so it comes first.
    if let end = secondary.withLock({ $0 }), end > now {
      return .rateLimited(.secondary, until: end)
    }
    if let end = primary.withLock({ $0[resource.rawValue] }), end > now {
      return .rateLimited(.primary, until: end)
    }
    return nil
  }

  /// Learns from an answer; gives the error it stands for if a limit was reached.
  func learn(
    from response: HTTPURLResponse, message: String?, resource: GitHubResource
  ) -> RepositoryServiceError? {
    let isRefused = response.statusCode == 403 || response.statusCode == 429
    func header(_ name: String) -> String? { response.value(forHTTPHeaderField: name) }
    let name = header("X-RateLimit-Resource") ?? resource.rawValue
    // The server's dates count from its own clock, which need not agree with ours.
    let theirs = header("Date").flatMap(HTTPDate.date) ?? now()
    if header("X-RateLimit-Remaining") == "0",
      let reset = header("X-RateLimit-Reset").flatMap(TimeInterval.init)
    {
      let end = end(after: Date(timeIntervalSince1970: reset).timeIntervalSince(theirs))
      primary.withLock { $0[name] = end }
      if isRefused, header("Retry-After") == nil { return .rateLimited(.primary, until: end) }
    }
    let speaksOfLimit = message?.lowercased().contains("secondary rate limit") == true
    guard isRefused, speaksOfLimit || header("Retry-After") != nil || response.statusCode == 429
    else { return nil }
    // Where it isn't said how long, GitHub asks for at least a minute.
    let pause = header("Retry-After").flatMap { text in
      TimeInterval(text) ?? HTTPDate.date(text)?.timeIntervalSince(theirs)
    }
    let end = end(after: pause ?? 60)
    secondary.withLock { $0 = max($0 ?? end, end) }
    return .rateLimited(.secondary, until: end)
  }

  private func end(after pause: TimeInterval) -> Date {
    now().addingTimeInterval(max(1, pause))
  }
}

import Foundation
import RepositorySearchDomain
import RepositorySearchHTTP
import Testing

@testable import RepositorySearchServices

@Suite("Rate limits of GitHub")
struct GitHubLimitsTests {
  private let now = Date(timeIntervalSince1970: 1_750_000_000)

  private func pause(_ headers: [String: String], status: Int = 429) throws -> TimeInterval {
    let limits = GitHubLimits { now }
    var answer = HTTPAnswer(status: status)
    for (name, value) in headers { answer.headers[name.lowercased()] = value }
    let error = limits.learn(from: answer, message: nil, resource: .search)
    guard case .rateLimited(_, let end)? = error else { throw try #require(error) }
    #expect(limits.limit(of: .search) == error)
    return end.timeIntervalSince(now)
  }

  @Test(
    "A pause is at least a second and at most an hour, whatever the server says",
    arguments: [
      ("7", 7), ("0", 1), ("-5", 1), ("nan", 1), ("1e-308", 1), ("3601", 3_600), ("1e308", 3_600),
      ("inf", 3_600), ("-infinity", 1), ("99999999999999999999999999", 3_600),
      ("Sun, 15 Jun 2025 15:06:50 GMT", 10), ("Fri, 31 Dec 9999 23:59:59 GMT", 3_600),
      ("soon", 60), ("", 60),
    ] as [(String, TimeInterval)])
  func retryAfter(text: String, seconds: TimeInterval) throws {
    #expect(try pause(["Retry-After": text]) == seconds)
  }

  @Test(
    "So is the time until the requests are counted anew",
    arguments: [
      ("1750000030", 30), ("0", 1), ("nan", 1), ("inf", 3_600), ("1e308", 3_600), ("-1e308", 1),
    ] as [(String, TimeInterval)])
  func reset(text: String, seconds: TimeInterval) throws {
    let headers = ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": text]
    #expect(try pause(headers, status: 403) == seconds)
  }

  @Test("Answers are kept up to a number of bytes, those used last")
  func cache() throws {
    let cache = AnswerCache(capacity: 1_000)
    let urls = try (0..<5).map { try #require(URL(string: "http://a/\($0)")) }
    for url in urls {
      cache.keep(Data(count: 300), link: nil, tag: "0123456789", of: url)
      _ = cache[urls[0]]
    }
    #expect(urls.map { cache[$0] != nil } == [true, false, false, true, true])
    cache.keep(Data(count: 300), link: nil, tag: "0123456789", of: urls[4])
    #expect(cache.count == 3)
    cache.keep(Data(count: 2_000), link: nil, tag: "", of: urls[1])
    #expect(cache.count == 0)
  }
}

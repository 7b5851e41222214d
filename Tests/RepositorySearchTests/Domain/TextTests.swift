import Foundation
import RepositorySearchDomain
import RepositorySearchPresentation
import Testing

@Suite("Texts")
struct TextTests {
  @Test(
    "An age is written in the largest unit that fits",
    arguments: [
      (0, "just now"), (59, "just now"), (-59, "just now"), (60, "1 minute ago"),
      (119, "1 minute ago"), (120, "2 minutes ago"), (3_599, "59 minutes ago"),
      (3_600, "1 hour ago"), (3 * 3_600, "3 hours ago"), (86_399, "23 hours ago"),
      (86_400, "1 day ago"), (6 * 86_400, "6 days ago"), (7 * 86_400, "1 week ago"),
      (30 * 86_400, "4 weeks ago"), (31 * 86_400, "1 month ago"), (364 * 86_400, "11 months ago"),
      (366 * 86_400, "1 year ago"), (10_000 * 86_400, "27 years ago"), (-7_200, "in 2 hours"),
    ] as [(Double, String)])
  func age(seconds: Double, text: String) {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    #expect(RelativeTime.text(for: now - seconds, now: now) == text)
  }

  @Test(
    "A count is written in little room, never as more than it is",
    arguments: [
      (0, "0"), (999, "999"), (1_000, "1k"), (1_249, "1.2k"), (9_999, "9.9k"), (12_345, "12k"),
      (999_999, "999k"), (1_000_000, "1M"), (2_560_000, "2.5M"), (12_000_000, "12M"),
    ] as [(Int, String)])
  func count(_ count: Int, text: String) {
    #expect(CompactCount.text(count) == text)
  }

  @Test("A commit shows seven characters of its hash and the first line of its message")
  func commit() {
    let commit = Commit(
      sha: "0123456789abcdef", message: "\nSay why\r\n\r\nAt length.", author: "Mona Lisa",
      date: nil)
    #expect(commit.abbreviatedSHA == "0123456")
    #expect(commit.summary == "Say why")
  }

  @Test("Every error has a title and a sentence that names what matters")
  func errors() throws {
    let date = Date(timeIntervalSince1970: 1_750_000_000)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "GMT"))
    let expectations: [(RepositoryServiceError, String)] = [
      (.offline, "network"), (.unreachable(host: "api.example"), "api.example"),
      (.connectionLost(host: "api.example"), "api.example"),
      (.timedOut(host: "api.example"), "api.example"),
      (.rateLimited(.primary, until: date), "15:06:40"),
      (.rateLimited(.secondary, until: date), "15:06:40"), (.unauthorized, "GITHUB_TOKEN"),
      (.forbidden("blocked"), "blocked"), (.notFound("repository a/b"), "repository a/b"),
      (.invalidQuery("too long"), "too long"), (.serverError(status: 502), "502"),
      (.malformedAnswer("items[3].name is missing"), "items[3].name"),
      (.truncatedAnswer(received: 10, expected: 20), "20 bytes only 10"),
      (.truncatedAnswer(received: 10, expected: nil), "after 10 bytes"),
      (.answerTooLarge(limit: 16 << 20), "16 MB"), (.invalidAddress("nowhere"), "nowhere"),
      (.folderMissing(path: "/a/b"), "/a/b"),
      (.gitMissing, "git"), (.gitFailed(message: "fatal: no"), "fatal: no"),
      (.cancelled, "cancelled"),
    ]
    for (error, text) in expectations {
      #expect(!error.title.isEmpty)
      #expect(error.message(in: calendar).contains(text))
    }
  }

  @Test(
    "What a service says of an error is cut where nobody reads on, within a character if need be")
  func longErrors() {
    for text in [
      String(repeating: "a", count: 5_000), "e" + String(repeating: "\u{301}", count: 5_000),
    ] {
      let message = RepositoryServiceError.forbidden(text).message
      #expect(message.unicodeScalars.count == 501)
      #expect(message.hasPrefix("The service refuses this: "))
      #expect(message.hasSuffix("…"))
    }
  }

  @Test("Dates beyond all calendars are written too", arguments: [1e308, .infinity, -1e308, .nan])
  func dates(seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(!RelativeTime.text(for: date, now: Date()).isEmpty)
    #expect(!RepositoryServiceError.rateLimited(.primary, until: date).message.isEmpty)
  }

  @Test("A row shows what is known of a repository")
  @MainActor
  func row() async {
    let service = StubService()
    let model = SearchViewModel(SearchModel(service: service, pause: .zero))
    model.query = "swift"
    await service.isCalled(times: 1)
    let repositories = [
      Repository(
        id: "1", owner: "apple", name: "swift", description: "A language", stars: 67_890,
        language: "C++"),
      Repository(id: "2", owner: "me", name: "notes"),
    ]
    service.answer(.init("swift"), .success(Page(elements: repositories)))
    await eventually { model.state == .loaded }
    let rows = model.rows
    #expect(rows[0].title == "apple/swift")
    #expect(rows[0].subtitle == "A language")
    #expect(rows[0].detail == "★ 67k · C++")
    #expect(rows[1].detail == "")
  }
}

import Foundation
import RepositorySearchDomain
import RepositorySearchPresentation
import Testing

@testable import RepositorySearchHTTP
@testable import RepositorySearchServices

@Suite("GitHub", .timeLimit(.minutes(15)))
struct GitHubServiceTests {
  let server: GitHubServer
  let clock = ManualClock()
  let service: GitHubService

  init() async throws {
    server = try await GitHubServer()
    let clock = clock
    service = try GitHubService(
      address: server.address, token: "secret", timeout: GitHubServer.patience,
      now: { clock.date })
  }

  /// What a search fails with.
  func failure(of query: String) async throws -> RepositoryServiceError {
    try await #require(throws: RepositoryServiceError.self) {
      _ = try await service.repositories(matching: query, page: nil)
    }
  }

  @Test("A search is asked for as documented, whatever is in the query")
  func request() async throws {
    _ = try await service.repositories(matching: "c++ & ümlaut=100%/#?", page: nil)
    let request = try #require(try await server.requests.first)
    #expect(request.method == "GET")
    #expect(
      request.target
        == "/search/repositories?q=c%2B%2B%20%26%20%C3%BCmlaut%3D100%25%2F%23%3F&per_page=30")
    #expect(request.headers["accept"] == "application/vnd.github+json")
    #expect(request.headers["x-github-api-version"] == "2022-11-28")
    #expect(request.headers["user-agent"] == "RepositorySearch")
    #expect(request.headers["authorization"] == "Bearer secret")
  }

  @Test("Repositories have what GitHub knows of them")
  func repositories() async throws {
    let page = try await service.repositories(matching: "swift", page: nil)
    #expect(page.total == 230)
    #expect(
      page.elements.first
        == Repository(
          id: "1000", owner: "octo-0", name: "swift-0",
          description: "Number 0 that matches “swift”",
          stars: 100_000, language: "Swift"))
    #expect(page.elements[4].description == nil)
    #expect(page.elements[5].language == nil)
  }

  @Test("Pages lead from the first result to the last")
  func pages() async throws {
    var page = try await service.repositories(matching: "swift", page: nil)
    var ids = page.elements.map(\.id)
    while let next = page.next {
      page = try await service.repositories(matching: "swift", page: next)
      ids += page.elements.map(\.id)
    }
    #expect(ids == (1_000..<1_230).map(String.init))
    #expect(try await server.requests.count == 8)
  }

  @Test("Commits have author, date and message, and are paged too")
  func commits() async throws {
    let repository = Repository(id: "1", owner: "octo", name: "some name")
    let page = try await service.commits(of: repository, page: nil)
    #expect(page.elements.count == 30)
    #expect(page.elements[0].summary == "Change 0 in some name")
    #expect(page.elements[0].author == "Mona Lisa")
    #expect(page.elements[0].date == Date(timeIntervalSince1970: 1_750_000_000))
    // This one has a committer only.
    #expect(page.elements[8].author == "Mona Lisa")
    let next = try await service.commits(of: repository, page: page.next)
    #expect(next.elements[0].summary == "Change 30 in some name")
    #expect(
      try await server.requests[0].target == "/repos/octo/some%20name/commits?per_page=30")
  }

  @Test("A repository without commits has none, without an error")
  func noCommits() async throws {
    let repository = Repository(id: "1", owner: "empty-repository", name: "a")
    #expect(try await service.commits(of: repository, page: nil) == Page(elements: []))
  }

  @Test("What was had before is only confirmed, pages and all")
  func conditional() async throws {
    let first = try await service.repositories(matching: "swift", page: nil)
    let second = try await service.repositories(matching: "swift", page: nil)
    #expect(first == second)
    #expect(second.next != nil)
    let requests = try await server.requests
    #expect(requests.map(\.status) == [200, 304])
    #expect(requests[0].headers["if-none-match"] == nil)
    #expect(requests[1].headers["if-none-match"] != nil)
  }

  @Test("A used up rate limit is told with its end, and nothing is sent before")
  func primaryLimit() async throws {
    let error = try await failure(of: "primary.60 swift")
    guard case .rateLimited(.primary, let end) = error else {
      Issue.record("another error: \(error)")
      return
    }
    #expect((59...62).contains(end.timeIntervalSince(clock.date)))
    #expect(try await failure(of: "other") == error)
    #expect(try await server.requests.count == 1)
    // Other kinds of requests are counted by themselves.
    _ = try await service.commits(of: Repository(id: "1", owner: "a", name: "b"), page: nil)
    try await server.liftLimits()
    clock.advance(by: .seconds(62))
    let page = try await service.repositories(matching: "primary.60 swift", page: nil)
    #expect(page.elements.count == 30)
  }

  @Test("A secondary rate limit holds for all requests, for as long as the server says")
  func secondaryLimit() async throws {
    let limit = RepositoryServiceError.rateLimited(.secondary, until: clock.date + 7)
    #expect(try await failure(of: "secondary.7 swift") == limit)
    #expect(try await failure(of: "other") == limit)
    await #expect(throws: limit) {
      _ = try await service.commits(of: Repository(id: "1", owner: "a", name: "b"), page: nil)
    }
    #expect(try await server.requests.count == 1)
    clock.advance(by: .seconds(7))
    _ = try await service.repositories(matching: "other", page: nil)
  }

  @Test("A secondary rate limit without an end holds for a minute")
  func abuseLimit() async throws {
    let limit = RepositoryServiceError.rateLimited(.secondary, until: clock.date + 60)
    #expect(try await failure(of: "abuse swift") == limit)
  }

  @Test("After an answer that used up the rate limit nothing more is sent")
  func lastRequest() async throws {
    let page = try await service.repositories(matching: "last-one swift", page: nil)
    #expect(page.elements.count == 30)
    guard case .rateLimited(.primary, _) = try await failure(of: "swift") else {
      Issue.record("another request was sent")
      return
    }
    #expect(try await server.requests.count == 1)
  }

  @Test(
    "A refusal is told apart by its status",
    arguments: [
      (401, .unauthorized), (403, .forbidden("Status 403")), (404, .notFound("repository search")),
      (422, .invalidQuery("Status 422")), (451, .forbidden("Status 451")),
      (500, .serverError(status: 500)), (503, .serverError(status: 503)),
    ] as [(Int, RepositoryServiceError)])
  func status(_ status: Int, error: RepositoryServiceError) async throws {
    #expect(try await failure(of: "status.\(status) swift") == error)
  }

  @Test("A repository that isn't there is named")
  func notFound() async throws {
    let error = RepositoryServiceError.notFound("repository status.404/swift")
    await #expect(throws: error) {
      let repository = Repository(id: "1", owner: "status.404", name: "swift")
      _ = try await service.commits(of: repository, page: nil)
    }
  }

  @Test(
    "What is wrong in an answer is named",
    arguments: [
      ("malformed", .malformedAnswer("it is no JSON")),
      ("wrong-type", .malformedAnswer("items[29].name is not of type String")),
      ("missing-key", .malformedAnswer("items[0].owner is missing")),
      ("not-http", .malformedAnswer("it is not HTTP")),
      ("loop", .malformedAnswer("it redirects without end")),
      ("closed", .connectionLost(host: "127.0.0.1")),
      ("nested", .malformedAnswer("it is no JSON")), ("latin", .malformedAnswer("it is no JSON")),
    ] as [(String, RepositoryServiceError)])
  func damage(word: String, error: RepositoryServiceError) async throws {
    #expect(try await failure(of: "\(word) swift") == error)
  }

  @Test("Less than nothing is unknown")
  func negative() async throws {
    let page = try await service.repositories(matching: "negative swift", page: nil)
    #expect(page.total == nil)
    #expect(page.elements.allSatisfy { $0.stars == nil })
  }

  @Test("An answer that is too large is given up, and can be asked for again")
  func tooLarge() async throws {
    let error = try await failure(of: "endless swift")
    #expect(error == .answerTooLarge(limit: HTTPClient.bodyLimit))
    #expect(error.title == "The answer is too large")
    #expect(ListMessage(error).offersRetry)
  }

  @Test("An answer that ends early is told by how much")
  func truncated() async throws {
    guard case .truncatedAnswer(let received, let expected?) = try await failure(of: "truncated a")
    else {
      Issue.record("not seen as truncated")
      return
    }
    #expect(received == expected / 2)
    guard case .truncatedAnswer(_, nil) = try await failure(of: "chopped a") else {
      Issue.record("not seen as truncated")
      return
    }
  }

  @Test("An answer that does not come in time is given up")
  func timeout() async throws {
    let service = try GitHubService(address: server.address, timeout: .milliseconds(200))
    await #expect(throws: RepositoryServiceError.timedOut(host: "127.0.0.1")) {
      _ = try await service.repositories(matching: "silent", page: nil)
    }
  }

  @Test("A host that isn't there is named", arguments: ["127.0.0.1:1", "nobody.invalid"])
  func unreachable(host: String) async throws {
    let service = try GitHubService(address: "http://\(host)")
    let name = String(host.prefix { $0 != ":" })
    await #expect(throws: RepositoryServiceError.unreachable(host: name)) {
      _ = try await service.repositories(matching: "swift", page: nil)
    }
  }

  @Test("Cancelling ends the request on the wire")
  func cancel() async throws {
    // Nothing else ends it before the test does.
    let service = try GitHubService(address: server.address, timeout: GitHubServer.patience)
    let task = Task { try await service.repositories(matching: "hold.a swift", page: nil) }
    try await server.isAsked(for: "hold.a")
    task.cancel()
    await #expect(throws: RepositoryServiceError.cancelled) { try await task.value }
    try await server.isLeft(by: "hold.a")
  }

  @Test("Requests may be cancelled at any moment, many at once")
  func cancelMany() async throws {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask {
          let task = Task {
            try await service.repositories(
              matching: "slow.\(number % 5) redirect \(number)", page: nil)
          }
          for _ in 0..<number { await Task.yield() }
          if number % 4 != 3 { task.cancel() }
          _ = await task.result
        }
      }
    }
    #expect(try await service.repositories(matching: "after", page: nil).elements.count == 30)
  }

  @Test("What has ended is not told how to proceed, and has its end once")
  func endedExchange() {
    let exchange = HTTPExchange(time: .seconds(60))
    exchange.end(.failure(.cancelled))
    exchange.unlessEnded { Issue.record("it went on") }
    exchange.receive(HTTPAnswer(status: 200))
    #expect(!exchange.receive(Data([1])))
    let ends = Locked(0)
    exchange.atEnd { ends.withLock { $0 += 1 } }
    exchange.complete(nil)
    #expect(ends.withLock { $0 } == 1)
  }

  @Test("A redirect is followed")
  func redirect() async throws {
    let page = try await service.repositories(matching: "redirect swift", page: nil)
    #expect(page.elements.count == 30)
    #expect(try await server.requests.map(\.status) == [301, 200])
    #expect(try await server.requests[1].headers["authorization"] == "Bearer secret")
  }

  @Test("The token is not shown to whom a redirect leads")
  func redirectAway() async throws {
    let other = try await GitHubServer()
    _ = try await failure(of: "away.\(other.port) swift")
    let request = try #require(try await other.requests.first)
    #expect(request.target == "/elsewhere")
    #expect(request.headers["authorization"] == nil)
  }

  @Test("A next page elsewhere is not believed")
  func nextPageAway() async throws {
    guard case .malformedAnswer = try await failure(of: "evil-next.1 swift") else {
      Issue.record("the address was accepted")
      return
    }
    await #expect(throws: RepositoryServiceError.invalidAddress("http://127.0.0.1:1/")) {
      let page = PageToken(rawValue: "http://127.0.0.1:1/")
      _ = try await service.repositories(matching: "swift", page: page)
    }
  }

  @Test("Address and token come from the environment")
  func environment() async throws {
    let service = try GitHubService.fromEnvironment([
      "GITHUB_API_URL": server.address + "/", "GITHUB_TOKEN": "from outside",
    ])
    _ = try await service.repositories(matching: "swift", page: nil)
    let request = try #require(try await server.requests.first)
    #expect(request.headers["authorization"] == "Bearer from outside")
    #expect(request.target.hasPrefix("/search/"))
    let anonymous = try GitHubService.fromEnvironment([
      "GITHUB_API_URL": server.address, "GITHUB_TOKEN": "",
    ])
    _ = try await anonymous.repositories(matching: "swift", page: nil)
    #expect(try await server.requests[1].headers["authorization"] == nil)
  }

  @Test("What is no address is refused", arguments: ["", "nowhere", "ftp://a", "https://"])
  func invalidAddress(address: String) {
    #expect(throws: RepositoryServiceError.invalidAddress(address)) {
      try GitHubService(address: address)
    }
  }

  @Test("A service is gone when nobody uses it")
  func leak() async throws {
    weak var leaked: GitHubService?
    do {
      let service = try GitHubService(
        address: server.address, timeout: GitHubServer.patience)
      leaked = service
      _ = try await service.repositories(matching: "swift", page: nil)
    }
    #expect(leaked == nil)
  }
}

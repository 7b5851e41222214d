package import Foundation
package import RepositorySearchDomain
import RepositorySearchHTTP

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A service for GitHub's REST API.
///
/// After GitHub has reported a rate limit, requests that it would refuse fail at once, without a network request. The
/// error contains the date when the limit ends. A request for an answer that is cached is
/// conditional: GitHub then only confirms that the cached answer is still valid.
package final class GitHubService: RepositoryService {
  /// The address of GitHub's public API.
  package static let address = "https://api.github.com"

  private let base: URL
  private let token: String?
  private let client: HTTPClient
  private let limits: GitHubLimits
  private let cache = AnswerCache(capacity: 32 << 20)

  /// - Parameters:
  ///   - address: The address of the API; a different one for a GitHub Enterprise server.
  ///   - token: A token that raises the rate limit and gives access to private data. It is sent only to `address`.
  ///   - timeout: The maximum time from the request to the last byte of the answer.
  ///   - now: Returns the current date, for rate limits.
  /// - Throws: `invalidAddress` if the address isn't an absolute `http` or `https` URL.
  package init(
    address: String = GitHubService.address, token: String? = nil, timeout: Duration = .seconds(15),
    now: @escaping @Sendable () -> Date = { Date() }
  ) throws(RepositoryServiceError) {
    guard let base = URL(string: address), base.isWebAddress else { throw .invalidAddress(address) }
    self.base = base
    self.token = token
    client = HTTPClient(timeout: timeout)
    limits = GitHubLimits(now: now)
  }

  /// Creates a service with the token in `GITHUB_TOKEN` and the address in `GITHUB_API_URL`, if they are set.
  package static func fromEnvironment(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(RepositoryServiceError) -> GitHubService {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    return try GitHubService(
      address: value("GITHUB_API_URL") ?? address, token: value("GITHUB_TOKEN"))
  }

  package func repositories(
    matching query: String, page: PageToken?
  ) async throws(RepositoryServiceError) -> Page<Repository> {
    let url = try url(of: page, or: ["search", "repositories"], ["q": query])
    let answer = try await answer(from: url, of: .search, what: "repository search")
    let search = try GitHubDecoder.decode(GitHubSearch.self, from: answer.body)
    return Page(
      elements: search.items.map(\.repository), next: answer.next,
      total: search.totalCount < 0 ? nil : search.totalCount)
  }

  package func commits(
    of repository: Repository, page: PageToken?
  ) async throws(RepositoryServiceError) -> Page<Commit> {
    let path = ["repos", repository.owner, repository.name, "commits"]
    let url = try url(of: page, or: path, [:])
    do throws(RepositoryServiceError) {
      let answer = try await answer(
        from: url, of: .core, what: "repository \(repository.fullName)")
      let commits = try GitHubDecoder.decode([GitHubCommit].self, from: answer.body)
      return Page(elements: commits.map(\.value), next: answer.next)
    } catch .serverError(409) {
      // GitHub's documentation: the status for a repository without commits.
      return Page(elements: [])
    }
  }

  private func url(
    of page: PageToken?, or path: [String], _ parameters: [String: String]
  ) throws(RepositoryServiceError) -> URL {
    if let page {
      guard let url = URL(string: page.rawValue), url.origin == base.origin else {
        throw .invalidAddress(page.rawValue)
      }
      return url
    }
    // Stricter than URLs require, because a plus would be read as a space.
    let allowed = CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
    func encode(_ text: String) -> String {
      text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }
    let start = base.absoluteString.hasSuffix("/") ? "" : "/"
    let items = parameters.sorted { $0.key < $1.key } + [("per_page", "30")]
    let text =
      base.absoluteString + start + path.map(encode).joined(separator: "/") + "?"
      + items.map { "\($0)=\(encode($1))" }.joined(separator: "&")
    guard let url = URL(string: text) else { throw .invalidAddress(text) }
    return url
  }

  private func answer(
    from url: URL, of resource: GitHubResource, what: String
  ) async throws(RepositoryServiceError) -> (body: Data, next: PageToken?) {
    if let limit = limits.limit(of: resource) { throw limit }
    let known = cache[url]
    let answer = try await send(request(url, tag: known?.tag), to: url)
    let problem =
      (200..<400).contains(answer.status)
      ? nil : try? GitHubDecoder.decode(GitHubProblem.self, from: answer.body).message
    if let limit = limits.learn(from: answer, message: problem, resource: resource) {
      throw limit
    }
    if answer.status == 304, let known {
      return (known.body, try next(known.link, after: url))
    }
    try check(answer.status, problem ?? "no reason given", what: what)
    let link = answer["Link"]
    if let tag = answer["ETag"] {
      cache.keep(answer.body, link: link, tag: tag, of: url)
    }
    return (answer.body, try next(link, after: url))
  }

  private func request(_ url: URL, tag: String?) -> URLRequest {
    var request = URLRequest(url: url)
    request.setValue("application/vnd.github+json", forHTTPHeaderField: "Accept")
    request.setValue("2022-11-28", forHTTPHeaderField: "X-GitHub-Api-Version")
    request.setValue("RepositorySearch", forHTTPHeaderField: "User-Agent")
    request.setValue(token.map { "Bearer \($0)" }, forHTTPHeaderField: "Authorization")
    request.setValue(tag, forHTTPHeaderField: "If-None-Match")
    return request
  }

  private func send(
    _ request: URLRequest, to url: URL
  ) async throws(RepositoryServiceError) -> HTTPAnswer {
    let host = url.host ?? url.absoluteString
    do throws(HTTPFailure) {
      return try await client.send(request)
    } catch {
      switch error {
      case .cancelled: throw .cancelled
      case .timedOut: throw .timedOut(host: host)
      case .offline: throw .offline
      case .unreachable: throw .unreachable(host: host)
      case .connectionLost: throw .connectionLost(host: host)
      case .truncated(let received, let expected):
        throw .truncatedAnswer(received: received, expected: expected)
      case .tooLarge: throw .answerTooLarge(limit: HTTPClient.bodyLimit)
      case .tooManyRedirects: throw .malformedAnswer("it redirects without end")
      case .redirectNowhere: throw .malformedAnswer("it redirects to no address")
      case .undecodable: throw .malformedAnswer("it can't be decompressed")
      case .notHTTP: throw .malformedAnswer("it is not HTTP")
      }
    }
  }

  private func check(
    _ status: Int, _ reason: String, what: String
  ) throws(RepositoryServiceError) {
    switch status {
    case 200..<300: return
    case 401: throw .unauthorized
    case 403, 451: throw .forbidden(reason)
    case 404, 410: throw .notFound(what)
    case 422: throw .invalidQuery(reason)
    default: throw .serverError(status: status)
    }
  }

  /// Returns the address of the next page. It must have the same origin, because the request contains the token.
  private func next(
    _ link: String?, after url: URL
  ) throws(RepositoryServiceError) -> PageToken? {
    guard let target = link.flatMap({ LinkHeader($0)["next"] }) else { return nil }
    guard let next = URL(string: target, relativeTo: url)?.absoluteURL, next.origin == base.origin
    else { throw .malformedAnswer("its next page is at \(target)") }
    return PageToken(rawValue: next.absoluteString)
  }
}

/// A category of requests that GitHub counts separately.
enum GitHubResource: String, Sendable {
  case search, core
}

/// What GitHub counts requests by.
enum GitHubResource: String, Sendable {
  case search, core
}

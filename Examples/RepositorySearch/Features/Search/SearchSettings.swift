/// Settings of the search screen, independent of its architecture.
package struct SearchSettings: Sendable {
  /// The time without typing after which a search starts.
  package var pause: Duration
  /// The address of GitHub's API, for the version that calls it directly; `nil` for the address in `GITHUB_API_URL`.
  package var address: String?

  package init(pause: Duration = .milliseconds(300), address: String? = nil) {
    self.pause = pause
    self.address = address
  }
}

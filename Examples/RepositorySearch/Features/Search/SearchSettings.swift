/// What can be set about the search screen, however it is built.
package struct SearchSettings: Sendable {
  /// How long typing must pause before a search.
  package var pause: Duration
  /// Where GitHub's API is, for the version that talks to it itself; `nil` for what `GITHUB_API_URL` says.
  package var address: String?

  package init(pause: Duration = .milliseconds(300), address: String? = nil) {
    self.pause = pause
    self.address = address
  }
}

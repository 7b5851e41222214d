package import RepositorySearchDomain

extension ListMessage {
  /// Returns the message in place of results; `nil` while there are results or they are being loaded.
  ///
  /// - Parameter term: The search term.
  package static func search(for term: String, in state: ListState) -> ListMessage? {
    switch state {
    case .idle:
      ListMessage(title: "Search repositories", text: "Type a part of a name or a description.")
    case .loading, .loaded: nil
    case .empty: ListMessage(title: "No repositories", text: "Nothing matches “\(term)”.")
    case .failed(let error): ListMessage(error)
    }
  }
}

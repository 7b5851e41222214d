package import RepositorySearchDomain

extension ListMessage {
  /// What to say in place of results; `nil` while there are some or they are on their way.
  ///
  /// - Parameter term: What was searched for.
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

package import RepositorySearchDomain

/// The texts of a row in the list of results.
package struct RepositoryRow: Hashable, Identifiable, Sendable {
  package let id: Repository.ID
  package let title: String
  package let subtitle: String
  /// The stars and language, such as `★ 1.2k · Swift`; empty if neither is known.
  package let detail: String

  package init(_ repository: Repository) {
    id = repository.id
    title = repository.fullName
    subtitle = repository.description ?? ""
    detail = [repository.stars.map { "★ \(CompactCount.text($0))" }, repository.language]
      .compactMap(\.self).joined(separator: " · ")
  }
}

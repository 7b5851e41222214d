/// A repository that a search found.
package struct Repository: Identifiable, Hashable, Sendable {
  /// What the service knows the repository by.
  package let id: String
  package let owner: String
  package let name: String
  package let description: String?
  /// How many people starred it; `nil` where nobody counts.
  package let stars: Int?
  /// The programming language most of it is written in.
  package let language: String?

  package init(
    id: String, owner: String, name: String, description: String? = nil, stars: Int? = nil,
    language: String? = nil
  ) {
    self.id = id
    self.owner = owner
    self.name = name
    self.description = description
    self.stars = stars
    self.language = language
  }

  /// The owner and the name, as in `apple/swift`.
  package var fullName: String { "\(owner)/\(name)" }
}

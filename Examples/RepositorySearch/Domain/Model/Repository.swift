/// A repository that a search found.
package struct Repository: Identifiable, Hashable, Sendable {
  /// The identifier of the repository in its service.
  package let id: String
  package let owner: String
  package let name: String
  package let description: String?
  /// The number of stars; `nil` if the service doesn't count them.
  package let stars: Int?
  /// The programming language of most of its code.
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

  /// The owner and the name, such as `apple/swift`.
  package var fullName: String { "\(owner)/\(name)" }
}

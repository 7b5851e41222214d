/// A group of examples, which has a tab on a wide screen and a row on a narrow one.
package struct ExampleGroup: Sendable {
  package let title: String
  package let subtitle: String
  /// The system symbol of its tab.
  package let symbol: String
  /// Whether the group's only example is shown without a list.
  package var opensAtOnce = false
  /// One or more versions of the same screen or flow.
  package let examples: [Example]

  /// All groups.
  package static func all(_ options: GalleryOptions) -> [ExampleGroup] {
    [greeting, repositorySearch(options), calculator, subscriptions]
  }
}

/// What has one tab on a wide screen, and one row on a narrow one.
package struct ExampleGroup: Sendable {
  package let title: String
  package let subtitle: String
  /// The system symbol of its tab.
  package let symbol: String
  /// Whether its only example shows without being chosen.
  package var opensAtOnce = false
  /// One or more versions of the same.
  package let examples: [Example]

  /// Everything there is.
  package static func all(_ options: GalleryOptions) -> [ExampleGroup] {
    [greeting, repositorySearch(options), calculator, subscriptions]
  }
}

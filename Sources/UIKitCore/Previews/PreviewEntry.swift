/// One of the program's previews, and how to make what it shows.
package struct PreviewEntry {
  package let name: String
  /// The file and the line.
  package let place: String
  package let isLandscape: Bool
  package let make: () -> UIViewController
}

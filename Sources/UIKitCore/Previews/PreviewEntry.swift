/// A preview in the program, and a closure that creates its content.
package struct PreviewEntry {
  package let name: String
  /// The file and line of the preview.
  package let place: String
  package let isLandscape: Bool
  package let make: () -> UIViewController
}

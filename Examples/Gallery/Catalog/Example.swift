import Portico

/// A screen in one of its versions, or a whole flow.
package struct Example: Sendable {
  package let title: String
  package let subtitle: String
  /// Where its sources are, below the folder of all examples.
  package let folder: String
  /// The folder that is measured with it: what its sources know of.
  package var project: String
  /// Shows it as a part of a flow, on the navigation controller of that.
  package let open: @MainActor @Sendable (Coordinator<Never>) -> Void

  package init(
    title: String, subtitle: String, folder: String, project: String? = nil,
    open: @escaping @MainActor @Sendable (Coordinator<Never>) -> Void
  ) {
    self.title = title
    self.subtitle = subtitle
    self.folder = folder
    self.project = project ?? folder
    self.open = open
  }
}

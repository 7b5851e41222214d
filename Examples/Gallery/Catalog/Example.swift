import Portico

/// One version of a screen, or a whole flow.
package struct Example: Sendable {
  package let title: String
  package let subtitle: String
  /// The folder of its sources, relative to the folder of all examples.
  package let folder: String
  /// The folder that is measured with it, because its sources refer to types there.
  package var project: String
  /// Shows the example in a flow, on the flow's navigation controller.
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

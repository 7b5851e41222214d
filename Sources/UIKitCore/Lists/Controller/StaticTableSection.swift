import Foundation

/// A section of a table view whose rows are all in the storyboard.
@MainActor package struct StaticTableSection {
  package struct Row {
    package let cell: UITableViewCell
    /// The height in points; `nil` for that of the table view.
    package let height: CGFloat?
  }

  package let header: String?
  package let footer: String?
  package let rows: [Row]
}

import Foundation

/// A section of a table whose rows are all laid out in the storyboard.
@MainActor package struct StaticTableSection {
  package struct Row {
    package let cell: UITableViewCell
    /// In points; `nil` for the table's.
    package let height: CGFloat?
  }

  package let header: String?
  package let footer: String?
  package let rows: [Row]
}

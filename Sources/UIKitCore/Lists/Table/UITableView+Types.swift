public import Foundation

extension UITableView {
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  /// Where a row comes to rest when the table view scrolls to it.
  public enum ScrollPosition: Int, Sendable {
    /// As near as it is visible with the least movement.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }

  /// Stands for a height that follows from the content.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// In index titles: a magnifying glass.
  public nonisolated static let indexSearch = "{search}"
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// What the delegate leaves to the table view, found out when it is asked.
  package struct Defaults: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    package static let rowHeight = Defaults(rawValue: 1)
    package static let estimatedRowHeight = Defaults(rawValue: 2)
    package static let headerView = Defaults(rawValue: 4)
    package static let footerView = Defaults(rawValue: 8)
  }
}

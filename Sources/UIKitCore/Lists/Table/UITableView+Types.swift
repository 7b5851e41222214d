public import Foundation

extension UITableView {
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  /// The position of a row after the table view scrolled to it.
  public enum ScrollPosition: Int, Sendable {
    /// The position that makes the row visible with the least scrolling.
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

  /// A value for a height that the content determines.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The index title that displays a magnifying glass.
  public nonisolated static let indexSearch = "{search}"
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// The methods that the delegate doesn't implement, which is known after they are called.
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

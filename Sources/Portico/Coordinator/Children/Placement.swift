public import UIKit

/// Where a flow is shown, seen from the flow that starts it.
@MainActor public enum Placement {
  /// On the navigation controller of the flow that starts it, unless the flow was made with a place of its own.
  case stack
  /// Presented over everything, in a navigation controller of its own. The person can swipe it away.
  case modal
  /// In a tab of its own, behind those that there are. The flow lives as long as the tab does.
  case tab(of: UITabBarController)
  /// In a column of a split view controller that was made with a style, in place of what is there, whose flow
  /// ends. While the columns are collapsed, the column comes to the top.
  ///
  /// The flow lives as long as it has the column. Collapsing ends nothing, nor does the person who goes back from a
  /// collapsed column: it is there again as soon as there is room.
  case column(UISplitViewController.Column, of: UISplitViewController)

  /// A placement without the container.
  enum Kind: Equatable {
    case stack, modal, tab
    case column(UISplitViewController.Column)

    /// Whether flows in such places stand beside each other, and not one upon the other.
    var isBeside: Bool { self != .stack && self != .modal }

    /// Whether there is one such place only.
    var isSingle: Bool {
      if case .column = self { true } else { false }
    }
  }

  var kind: Kind {
    switch self {
    case .stack: .stack
    case .modal: .modal
    case .tab: .tab
    case .column(let column, _): .column(column)
    }
  }
}

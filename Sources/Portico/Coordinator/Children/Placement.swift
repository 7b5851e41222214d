public import UIKit

/// The place in which a parent flow shows a child flow.
@MainActor public enum Placement {
  /// On the parent's navigation controller, unless the child was created with its own place.
  case stack
  /// Presented on top of everything, in its own navigation controller. The user can dismiss it with a swipe.
  case modal
  /// In its own tab, after the existing ones. The flow lives as long as the tab.
  case tab(of: UITabBarController)
  /// In a column of a split view controller that was created with a style. It replaces the column's content,
  /// whose flow ends. While the columns are collapsed, the column moves to the top.
  ///
  /// The flow lives as long as it has the column. Neither collapsing nor going back from a collapsed column
  /// ends it: the column is shown again as soon as there is room.
  case column(UISplitViewController.Column, of: UISplitViewController)

  /// A placement without the container.
  enum Kind: Equatable {
    case stack, modal, tab
    case column(UISplitViewController.Column)

    /// Whether flows with this placement are side by side, and not on top of each other.
    var isBeside: Bool { self != .stack && self != .modal }

    /// Whether only one flow at a time can have this placement.
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

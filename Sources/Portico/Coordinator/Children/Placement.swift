public import UIKit

/// Where a flow is shown, seen from the flow that starts it.
@MainActor public enum Placement {
  /// On the navigation controller of the flow that starts it, unless the flow was made with a place of its own.
  case stack
  /// Presented over everything, in a navigation controller of its own. The person can swipe it away.
  case modal
  /// In a tab of its own, behind those that there are. The flow lives as long as the tab does.
  case tab(of: UITabBarController)

  /// A placement without the container.
  enum Kind {
    case stack, modal, tab

    /// Whether flows in such places stand beside each other, and not one upon the other.
    var isBeside: Bool { self == .tab }
  }

  var kind: Kind {
    switch self {
    case .stack: .stack
    case .modal: .modal
    case .tab: .tab
    }
  }
}

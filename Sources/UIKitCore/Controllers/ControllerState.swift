import Foundation

/// Where a controller is between having disappeared and having appeared.
package struct ControllerAppearance {
  package enum State {
    case disappeared, appearing, appeared, disappearing
  }

  package var state: State = .disappeared
  package var isAnimated = false
  /// ``UIViewController/viewIsAppearing(_:)`` is due.
  package var owesIsAppearing = false
  /// The transition under way was begun by the container and ends with the container's.
  package var followsParent = false
  /// The transition under way was begun because the view moved to or from a window.
  package var followsWindow = false
  /// The transition under way is being ended, unless a child's callback ends it before or begins another.
  package var isEnding = false

  package var isVisible: Bool { state == .appearing || state == .appeared }
  /// A transition is under way.
  package var isMoving: Bool { state == .appearing || state == .disappearing }
}

package struct ControllerContainment {
  package var children: [UIViewController] = []
  package weak var parent: UIViewController?
  package var isMovingToParent = false
  package var isMovingFromParent = false
  package var isEditing = false
  /// What the container's bars cover of the view.
  package var barInsets: UIEdgeInsets = .zero
}

package struct ControllerPresentation {
  /// Presents another controller on this one, which owns it for that long.
  package var outgoing: UIPresentationController?
  package weak var presenting: UIViewController?
  /// Presents this controller. The presenting controller owns it.
  package weak var incoming: UIPresentationController?
  /// Is going to present this controller, so that it can be configured ahead of that.
  package var prepared: UIPresentationController?
  package var isBeingPresented = false
  package var isBeingDismissed = false
  /// A presentation took the view out of the hierarchy and is going to put it back.
  package var isViewRemoved = false
  /// The transition that this controller itself takes part in.
  package weak var coordinator: TransitionCoordinator?

  /// What this controller itself presents.
  @MainActor package var presented: UIViewController? { outgoing?.presented }
  /// What presents this controller, or is going to.
  package var controller: UIPresentationController? { incoming ?? prepared }
}

package struct ControllerTraits {
  package var style: UIUserInterfaceStyle = .unspecified
  /// Set by the container for this controller.
  package var parentOverrides: UITraitCollection?
  package var overrides = UITraitCollection.Values()
  /// The horizontal size class that a split view gives to a column.
  package var columnClass: UIUserInterfaceSizeClass = .unspecified
}

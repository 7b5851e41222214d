import Foundation

/// The progress of a controller's appearance or disappearance.
package struct ControllerAppearance {
  package enum State {
    case disappeared, appearing, appeared, disappearing
  }

  package var state: State = .disappeared
  package var isAnimated = false
  /// A call of ``UIViewController/viewIsAppearing(_:)`` is pending.
  package var owesIsAppearing = false
  /// The container began the current transition, and ends it together with its own.
  package var followsParent = false
  /// The current transition began because the view moved to or from a window.
  package var followsWindow = false
  /// The current transition is being ended. A child's callback can reset this by ending it first or beginning
  /// another one.
  package var isEnding = false

  package var isVisible: Bool { state == .appearing || state == .appeared }
  /// A transition is in progress.
  package var isMoving: Bool { state == .appearing || state == .disappearing }
  /// The appearance has neither an animation nor a container's transition that ends it.
  package var isDueAfterLayout: Bool { state == .appearing && !isAnimated && !followsParent }
}

package struct ControllerContainment {
  package var children: [UIViewController] = []
  package weak var parent: UIViewController?
  package var isMovingToParent = false
  package var isMovingFromParent = false
  package var isEditing = false
  /// The part of the view that the container's bars cover.
  package var barInsets: UIEdgeInsets = .zero
}

package struct ControllerPresentation {
  /// The object that presents another controller on this one, which retains it during the presentation.
  package var outgoing: UIPresentationController?
  package weak var presenting: UIViewController?
  /// The object that presents this controller. The presenting controller retains it.
  package weak var incoming: UIPresentationController?
  /// The object that is going to present this controller, so that it can be configured before.
  package var prepared: UIPresentationController?
  package var isBeingPresented = false
  @MainActor package var isBeingDismissed = false {
    didSet {
      if isBeingDismissed != oldValue { Self.dismissals += isBeingDismissed ? 1 : -1 }
    }
  }
  /// The number of controllers that are being dismissed, or more: deallocated ones may be counted.
  @MainActor package private(set) static var dismissals = 0
  /// A presentation removed the view from the hierarchy, and adds it again at its end.
  package var isViewRemoved = false
  /// The coordinator of the transition that this controller itself takes part in.
  package weak var coordinator: TransitionCoordinator?

  /// The controller that this controller itself presents.
  @MainActor package var presented: UIViewController? { outgoing?.presented }
  /// The object that presents this controller or is going to present it.
  package var controller: UIPresentationController? { incoming ?? prepared }
}

package struct ControllerTraits {
  package var style: UIUserInterfaceStyle = .unspecified
  /// The traits that the container sets for this controller.
  package var parentOverrides: UITraitCollection?
  package var overrides = UITraitCollection.Values()
  /// The horizontal size class that a split view gives to a column.
  package var columnClass: UIUserInterfaceSizeClass = .unspecified
}

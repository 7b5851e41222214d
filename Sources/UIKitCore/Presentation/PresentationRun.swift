import Foundation

/// The state of a presentation controller while its controller is presented.
package struct PresentationRun {
  /// The former position of the presenting controller's view in the hierarchy.
  package struct Place {
    package var superview: UIView
    package var index: Int
  }

  /// The presenting controller while a transition is requested or in progress.
  package var presenter: UIViewController?
  /// The controller on which `present` was called.
  package weak var source: UIViewController?
  package var removedFrom: Place?
  /// The former first responder, which becomes first responder again.
  package weak var formerResponder: UIResponder?
  package weak var formerFocus: UIView?
  package var context: TransitionContext?
  package var coordinator: TransitionCoordinator?
  package var isAnimated = false
  /// Whether the user caused the dismissal.
  package var isPersonal = false
  package var completions: [() -> Void] = []
  /// The closures to call at the end of the transition.
  package var afterTransition: [() -> Void] = []
}

import Foundation

/// What a presentation controller keeps while its controller is presented.
package struct PresentationRun {
  /// Where the presenting controller's view was before it was taken out.
  package struct Place {
    package var superview: UIView
    package var index: Int
  }

  /// The presenting controller, while a transition is asked for or under way.
  package var presenter: UIViewController?
  /// The controller on which `present` was called.
  package weak var source: UIViewController?
  package var removedFrom: Place?
  /// What had the keyboard before; gets it back.
  package weak var formerResponder: UIResponder?
  package weak var formerFocus: UIView?
  package var context: TransitionContext?
  package var coordinator: TransitionCoordinator?
  package var isAnimated = false
  /// The dismissal is due to the person.
  package var isPersonal = false
  package var completions: [() -> Void] = []
  /// What waits for the end of the transition.
  package var afterTransition: [() -> Void] = []
}

import Foundation

/// Receives the dismissal of a controller by the user by other means than its buttons.
final class DismissalListener: NSObject, UIAdaptivePresentationControllerDelegate {
  private let dismissed: () -> Void

  init(_ dismissed: @escaping () -> Void) {
    self.dismissed = dismissed
    super.init()
  }

  /// Becomes the delegate of the presentation, unless the app has set one.
  func listen(to controller: UIViewController) {
    guard let presentation = controller.presentationController, presentation.delegate == nil
    else { return }
    presentation.delegate = self
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    dismissed()
  }
}

import Foundation

/// Hears that a person dismissed a controller by other means than its buttons.
final class DismissalListener: NSObject, UIAdaptivePresentationControllerDelegate {
  private let dismissed: () -> Void

  init(_ dismissed: @escaping () -> Void) {
    self.dismissed = dismissed
    super.init()
  }

  /// Listens, unless the app does.
  func listen(to controller: UIViewController) {
    guard let presentation = controller.presentationController, presentation.delegate == nil
    else { return }
    presentation.delegate = self
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    dismissed()
  }
}

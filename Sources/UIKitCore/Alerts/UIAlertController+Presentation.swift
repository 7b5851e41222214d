extension UIAlertController: PresentsItself {
  func makePresentation(presenting: UIViewController?) -> UIPresentationController {
    AlertPresentationController(presentedViewController: self, presenting: presenting)
  }

  func isOwn(_ presentation: UIPresentationController) -> Bool {
    presentation is AlertPresentationController
  }
}

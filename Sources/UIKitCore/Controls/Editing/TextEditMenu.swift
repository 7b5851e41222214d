import Foundation

/// Presents the edit menu of a text that is edited, on a long press or a click with the secondary button.
@MainActor final class TextEditMenu: NSObject {
  private let input: () -> (any UIResponder & UITextInput)?
  private lazy var interaction = UIEditMenuInteraction(delegate: self)
  private let press = MenuPressGestureRecognizer()

  init(in view: UIView, of input: @escaping () -> (any UIResponder & UITextInput)?) {
    self.input = input
    super.init()
    press.delegate = self
    press.reaction = { [weak self] press in
      guard press.state == .began, let self else { return }
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(
          identifier: nil, sourcePoint: press.location(in: press.view)))
    }
    view.addGestureRecognizer(press)
    view.addInteraction(interaction)
  }

  func remove() {
    press.view?.removeGestureRecognizer(press)
    interaction.view?.removeInteraction(interaction)
  }
}

extension TextEditMenu: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    input()?.isFirstResponder == true
  }
}

extension TextEditMenu: UIEditMenuInteractionDelegate {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let input = input(), let range = input.selectedTextRange else { return nil }
    return input.editMenu(for: range, suggestedActions: suggestedActions)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    input()?.willPresentEditMenu(animator: animator)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    input()?.willDismissEditMenu(animator: animator)
  }
}

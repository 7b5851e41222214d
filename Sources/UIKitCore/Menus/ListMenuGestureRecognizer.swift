import Foundation

/// Opens the context menu of the row or item under a long press or a secondary click.
final class ListMenuGestureRecognizer: MenuPressGestureRecognizer, UIGestureRecognizerDelegate {
  private let configuration: (CGPoint) -> UIContextMenuConfiguration?
  private var menu: UIMenu?

  /// - Parameter configuration: Asks the list's delegate for the menu at a point in the list.
  init(_ configuration: @escaping (CGPoint) -> UIContextMenuConfiguration?) {
    self.configuration = configuration
    super.init(target: nil, action: nil)
    delegate = self
    reaction = { recognizer in (recognizer as? ListMenuGestureRecognizer)?.show() }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    menu = configuration(location(in: view))?.makeMenu()
    return menu != nil
  }

  private func show() {
    guard state == .began, let menu, let view else { return }
    let place = location(in: view)
    MenuController.present(menu, from: view.hitTest(place, with: nil) ?? view)
  }
}

import Foundation

/// Opens the context menu of the row or item under a long press or a secondary click.
final class ListMenuGestureRecognizer: MenuPressGestureRecognizer, UIGestureRecognizerDelegate {
  /// What a list tells its delegate of a menu.
  enum Event {
    case display, end
  }

  private let configuration: (CGPoint) -> UIContextMenuConfiguration?
  private let tell: (Event, UIContextMenuConfiguration) -> Void
  private var menu: (content: UIMenu, configuration: UIContextMenuConfiguration)?

  /// - Parameters:
  ///   - configuration: Asks the list's delegate for the menu at a point in the list.
  ///   - tell: Tells the list's delegate that the menu appears or ends.
  init(
    _ configuration: @escaping (CGPoint) -> UIContextMenuConfiguration?,
    tell: @escaping (Event, UIContextMenuConfiguration) -> Void
  ) {
    self.configuration = configuration
    self.tell = tell
    super.init(target: nil, action: nil)
    delegate = self
    reaction = { recognizer in (recognizer as? ListMenuGestureRecognizer)?.show() }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    menu = configuration(location(in: view)).flatMap { configuration in
      configuration.makeMenu().map { ($0, configuration) }
    }
    return menu != nil
  }

  private func show() {
    guard state == .began, let menu, let view else { return }
    let place = location(in: view)
    tell(.display, menu.configuration)
    MenuController.present(
      menu.content, from: view.hitTest(place, with: nil) ?? view,
      ended: { [tell] in tell(.end, menu.configuration) })
  }
}

import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Focus environments") struct FocusTests {
  final class Host: UIViewController {
    let (first, second) = (UIButton(type: .system), UIButton(type: .system))
    var prefersSecond = false
    var moves: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      for (index, button) in [first, second].enumerated() {
        button.frame = CGRect(x: 0, y: CGFloat(index) * 50, width: 100, height: 40)
        button.tag = index + 1
        view.addSubview(button)
      }
    }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] {
      prefersSecond ? [second] : super.preferredFocusEnvironments
    }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      let (from, to) = (context.previouslyFocusedView?.tag ?? 0, context.nextFocusedView?.tag ?? 0)
      coordinator.addCoordinatedAnimations(nil) { [self] in moves.append("\(from) to \(to)") }
    }
  }

  @Test("say where focus goes, and hear of it once")
  func preferred() {
    let host = Host()
    withWindow(host) { window in
      window.focusedView = host.first
      host.moves = []
      host.setNeedsFocusUpdate()
      #expect(window.focusedView === host.first)
      host.prefersSecond = true
      host.setNeedsFocusUpdate()
      #expect(window.focusedView === host.second)
      #expect(host.moves == ["1 to 2"])
      UIFocusSystem.focusSystem(for: host)?.requestFocusUpdate(to: host.first)
      #expect(host.moves == ["1 to 2", "2 to 1"])
      #expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
    }
  }
}

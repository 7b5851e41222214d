import Foundation
import Testing
import UIKit

@MainActor @Suite("Registration for trait changes")
struct TraitRegistrationTests {
  @Test("A handler is called for the traits it asked for, with what was before")
  func callsHandler() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    var styles: [UIUserInterfaceStyle] = []
    let registration = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: UIViewController, previous: UITraitCollection) in
      styles.append(controller.traitCollection.userInterfaceStyle)
    }
    controller.registerForTraitChanges([UITraitDisplayScale.self]) {
      (_: UIViewController, _: UITraitCollection) in Issue.record("The scale did not change")
    }
    window.overrideUserInterfaceStyle = .dark
    controller.unregisterForTraitChanges(registration)
    window.overrideUserInterfaceStyle = .light
    #expect(styles == [.dark])
  }

  @Test("A registration ends with the object it was made at")
  func endsWithObject() {
    final class Token {}
    weak var token: Token?
    do {
      let view = UIView()
      let kept = Token()
      token = kept
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (_: UIView, _: UITraitCollection) in _ = kept
      }
      #expect(token != nil)
    }
    #expect(token == nil)
  }

  @Test("An interaction is owned by its view, leaves it for another and is told")
  func interactions() {
    final class Interaction: NSObject, UIInteraction {
      weak var view: UIView?
      var moves: [UIView?] = []
      func willMove(to view: UIView?) {}
      func didMove(to view: UIView?) {
        self.view = view
        moves.append(view)
      }
    }
    let first = UIView()
    let second = UIView()
    let interaction = Interaction()
    first.addInteraction(interaction)
    second.addInteraction(interaction)
    #expect(first.interactions.isEmpty)
    #expect(second.interactions.count == 1)
    #expect(interaction.moves == [first, nil, second])
    second.interactions = []
    #expect(interaction.view == nil)
  }
}

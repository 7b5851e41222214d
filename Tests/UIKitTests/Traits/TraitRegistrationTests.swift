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

  /// The forms of Apple's samples, in a class that has subclasses.
  class Screen: UIViewController, _NamedMembers {
    var calls: [String] = []

    nonisolated class var _namedMembers: [_NamedMember] {
      [
        .method("restyle") { (screen: Screen) in screen.calls.append("restyle") },
        .method("restyle:from:") {
          (screen: Screen, environment: UIView, previous: UITraitCollection) in
          screen.calls.append("\(environment.tag) \(previous.userInterfaceStyle == .dark)")
        },
      ]
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let traits: [UITrait] = [UITraitUserInterfaceStyle.self]
      registerForTraitChanges(traits) { (self: Self, previous: UITraitCollection) in
        self.calls.append("self")
      }
      view.registerForTraitChanges(traits, handler: { (view: UIView, _) in view.tag += 1 })
      registerForTraitChanges(traits, action: Selector("restyle"))
      view.registerForTraitChanges(traits, target: self, action: Selector("restyle:from:"))
    }
  }

  @Test("A closure gets the object as what it says it is, and methods get as much as they take")
  func forms() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let screen = Screen()
    window.rootViewController = screen
    window.isHidden = false
    window.traitOverrides.userInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(screen.traitCollection.userInterfaceStyle == .dark)
    #expect(screen.calls.sorted() == ["1 false", "restyle", "self"])
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

import EverythingApp
import TrialKit

/// Random commands, a family each.
@MainActor enum MonkeyLines {
  private static func animated(_ dice: inout SeededGenerator) -> String {
    dice.chance(75) ? " animated" : ""
  }

  /// Numbers of controllers: those near the root are meant more often.
  private static func controller(_ dice: inout SeededGenerator) -> Int {
    dice.chance(70) ? dice.roll(4) : dice.roll(16)
  }

  /// The kind of something new, or one that was kept.
  private static func kind(_ kinds: [ScreenKind], _ dice: inout SeededGenerator) -> String {
    dice.chance(15) ? "kept-\(dice.roll(4))" : dice.pick(kinds).rawValue
  }

  // MARK: Presenting

  static func present(_ dice: inout SeededGenerator) -> String {
    let kinds: [ScreenKind] = [
      .alert, .alert, .alert, .alert, .plain, .plain, .bare, .form, .sheet, .navigation, .tabs,
      .split, .activity, .searching,
    ]
    let kind = dice.chance(25) ? "kept-\(dice.roll(3))" : dice.pick(kinds).rawValue
    let style = dice.pick(Monkey.styles.keys.sorted())
    return "present \(kind) \(controller(&dice)) \(style)\(animated(&dice))"
  }

  static func dismiss(_ dice: inout SeededGenerator) -> String {
    "dismiss \(controller(&dice))\(animated(&dice))"
  }

  static func alert(_ dice: inout SeededGenerator) -> String {
    "present alert \(dice.roll(4)) automatic\(animated(&dice))"
  }

  static func alertAgain(_ dice: inout SeededGenerator) -> String {
    dice.chance(40)
      ? "make alert" : "present kept-\(dice.roll(2)) \(dice.roll(4)) automatic\(animated(&dice))"
  }

  static func dismissNear(_ dice: inout SeededGenerator) -> String {
    "dismiss \(dice.roll(4))\(animated(&dice))"
  }

  static func keep(_ dice: inout SeededGenerator) -> String {
    switch dice.roll(4) {
    case 0: "drop \(dice.roll(3))"
    case 1: "keep \(controller(&dice))"
    case 2: "make alert"
    default: "make \(dice.pick(ScreenKind.screens).rawValue)"
    }
  }

  static func root(_ dice: inout SeededGenerator) -> String {
    "root \(kind(ScreenKind.screens + ScreenKind.containers, &dice))"
  }

  static func sheet(_ dice: inout SeededGenerator) -> String {
    switch dice.roll(4) {
    case 0: "modal \(controller(&dice))"
    case 1: "context \(controller(&dice))"
    case 2: "preferred-size \(controller(&dice)) \(dice.roll(600)) \(dice.roll(600))"
    default: "detents \(dice.roll(3)) \(dice.roll(6))\(animated(&dice))"
    }
  }

  static func window(_ dice: inout SeededGenerator) -> String {
    switch dice.roll(4) {
    case 0: "window open \(dice.pick(ScreenKind.screens).rawValue)"
    case 1: "window hide"
    case 2: "window show"
    default: "window close"
    }
  }

  // MARK: Containers

  static func push(_ dice: inout SeededGenerator) -> String {
    "push \(kind(ScreenKind.screens + [.tabs], &dice)) \(dice.roll(3))\(animated(&dice))"
  }

  static func pop(_ dice: inout SeededGenerator) -> String {
    let what = dice.pick(["", "", "", " root", " to \(dice.roll(4))"])
    return "pop \(dice.roll(3))\(what)\(animated(&dice))"
  }

  static func stack(_ dice: inout SeededGenerator) -> String {
    let parts = (0..<dice.roll(4)).map { _ in
      dice.chance(60) ? "\(dice.roll(5))" : kind(ScreenKind.screens, &dice)
    }
    return
      "stack \(dice.roll(3)) \(parts.isEmpty ? "0" : parts.joined(separator: ","))\(animated(&dice))"
  }

  static func show(_ dice: inout SeededGenerator) -> String {
    let detail = dice.chance(40) ? " detail" : ""
    return "show \(kind(ScreenKind.screens, &dice)) \(controller(&dice))\(detail)"
  }

  static func bar(_ dice: inout SeededGenerator) -> String {
    let change = dice.pick(["hide", "show", "toolbar", "large", "prompt", "items", "view", "back"])
    return "bar \(dice.roll(3)) \(change)\(animated(&dice))"
  }

  static func tabs(_ dice: inout SeededGenerator) -> String {
    guard dice.chance(50) else { return "tab \(dice.roll(2)) \(dice.roll(8))" }
    let kind = kind(ScreenKind.screens + [.navigation], &dice)
    let change = dice.pick([
      "add \(kind)", "add \(kind)", "remove \(dice.roll(8))", "rotate", "hide", "empty",
    ])
    return "tabs \(dice.roll(2)) \(change)\(animated(&dice))"
  }

  static func split(_ dice: inout SeededGenerator) -> String {
    let kind = kind(ScreenKind.screens + [.navigation], &dice)
    let change = dice.pick([
      "show \(dice.roll(3))", "hide \(dice.roll(3))", "set \(dice.roll(3)) \(kind)",
      "clear \(dice.roll(3))", "compact 0 \(kind)", "mode \(dice.roll(7))",
      "behavior \(dice.roll(4))", "width \(dice.roll(100))",
    ])
    return "split \(dice.roll(2)) \(change)"
  }

  static func page(_ dice: inout SeededGenerator) -> String {
    let back = dice.chance(50) ? " back" : ""
    return "page \(dice.roll(2)) \(kind(ScreenKind.leaves, &dice))\(back)\(animated(&dice))"
  }

  static func child(_ dice: inout SeededGenerator) -> String {
    dice.chance(50)
      ? "child \(kind(ScreenKind.screens, &dice)) \(controller(&dice))" : "unchild \(dice.roll(4))"
  }

  // MARK: Views

  static func view(_ dice: inout SeededGenerator) -> String {
    let change = dice.pick([
      "add", "remove", "front", "back", "alpha", "frame", "transform", "nest", "hide",
    ])
    return
      "view \(controller(&dice)) \(dice.roll(8)) \(change) \(dice.roll(1000))\(animated(&dice))"
  }

  static func layout(_ dice: inout SeededGenerator) -> String {
    switch dice.roll(6) {
    case 0: "flush"
    case 1: "load \(controller(&dice))"
    case 2: "editing \(controller(&dice))\(animated(&dice))"
    case 3: "title \(controller(&dice)) \(quoted(&dice))"
    case 4: "style \(controller(&dice)) \(dice.roll(3))"
    default: "layout \(controller(&dice))"
    }
  }

  static func responder(_ dice: inout SeededGenerator) -> String {
    dice.chance(60)
      ? "first-responder \(controller(&dice)) \(dice.roll(6))" : "end-editing \(dice.roll(2))"
  }

  // MARK: Content

  private static func change(_ names: [String], _ dice: inout SeededGenerator) -> String {
    "\(dice.pick(names)) \(dice.roll(3)) \(dice.roll(10_000))\(animated(&dice))"
  }

  static func table(_ dice: inout SeededGenerator) -> String { change(TableScreen.changes, &dice) }
  static func collection(_ dice: inout SeededGenerator) -> String {
    change(DiffableScreen.changes, &dice)
  }
  static func flow(_ dice: inout SeededGenerator) -> String { change(FlowScreen.changes, &dice) }
  static func control(_ dice: inout SeededGenerator) -> String {
    change(ControlsScreen.changes, &dice)
  }
  static func form(_ dice: inout SeededGenerator) -> String { change(FormScreen.changes, &dice) }
  static func touch(_ dice: inout SeededGenerator) -> String { change(TouchScreen.changes, &dice) }
  static func constrain(_ dice: inout SeededGenerator) -> String {
    change(ConstraintScreen.changes, &dice)
  }
  static func embed(_ dice: inout SeededGenerator) -> String {
    change(EmbeddingScreen.changes, &dice)
  }
  static func search(_ dice: inout SeededGenerator) -> String {
    change(SearchingScreen.changes, &dice)
  }
  static func segue(_ dice: inout SeededGenerator) -> String { change(StoryScreen.changes, &dice) }
}

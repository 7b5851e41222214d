import CellRendering
import DisplayInterface
import Foundation
import UIKit
import UIKitCore

/// What a person does.
extension Monkey {
  static let personActs: [String: Act] = [
    "tap": { monkey, words, stage in
      guard let point = TapTargets(stage).point(words.number(1)) else { return }
      monkey.receive(.pointer(Pointer(.began, at: point)))
      monkey.receive(.pointer(Pointer(.ended, at: point)))
    },
    "press": { monkey, words, stage in
      guard let point = TapTargets(stage).point(words.number(1)) else { return }
      monkey.receive(.pointer(Pointer(.began, at: point)))
    },
    "text": { monkey, words, stage in monkey.receive(.text(words.word(1) ?? "")) },
    "key": { monkey, words, stage in
      if let key = Keys.press(words.word(1) ?? "") { monkey.receive(.key(key)) }
    },
    "pointer": { monkey, words, stage in
      let phases: [String: Pointer.Phase] = [
        "began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled,
      ]
      let phase = words.word(1).flatMap { phases[$0] } ?? .ended
      monkey.receive(.pointer(Pointer(phase, at: monkey.point(words.number(2), words.number(3)))))
    },
    "drag": { monkey, words, stage in
      let from = monkey.point(words.number(1), words.number(2))
      let to = monkey.point(words.number(3), words.number(4))
      let steps = min(20, max(1, words.number(5)))
      monkey.receive(.pointer(Pointer(.began, at: from)))
      for step in 1...steps {
        let part = CGFloat(step) / CGFloat(steps)
        monkey.receive(
          .pointer(
            Pointer(
              .moved,
              at: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))))
      }
      monkey.receive(.pointer(Pointer(.ended, at: to)))
    },
    "scroll": { monkey, words, stage in
      monkey.receive(
        .scroll(
          at: monkey.point(words.number(1), words.number(2)),
          by: CGSize(width: words.number(3) * 8, height: words.number(4) * 16)))
    },
    "resize": { monkey, words, stage in
      let parts = (words.word(1) ?? "").split(separator: "x").compactMap { Int($0) }
      guard parts.count == 2, let display = UIApplication.shared.display as? MonkeyDisplay else {
        return
      }
      let cell = CellTextMeasuring.cell
      display.traits.size = CGSize(
        width: CGFloat(max(1, parts[0])) * cell.width,
        height: CGFloat(max(1, parts[1])) * cell.height)
      monkey.receive(.traits(display.traits))
    },
    "background": { monkey, _, _ in monkey.receive(.suspend) },
    "foreground": { monkey, _, _ in monkey.receive(.resume) },
    "memory-warning": { monkey, _, stage in
      for controller in stage.controllers { controller.didReceiveMemoryWarning() }
      NotificationCenter.default.post(
        name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
    },
    "swipe-back": { monkey, words, stage in
      guard let navigation = stage.windows.last?.innermostNavigation else { return }
      switch words.word(1) {
      case "begin": navigation.beginInteractivePop()
      case "move": navigation.updateInteractivePop(CGFloat(words.number(2) % 101) / 100)
      case "finish": navigation.finishInteractivePop()
      case "cancel": navigation.cancelInteractivePop()
      default:
        guard navigation.beginInteractivePop() else { return }
        navigation.updateInteractivePop(0.5)
        Turn.current.commit()
        if words.word(1) == "half" {
          navigation.cancelInteractivePop()
        } else {
          navigation.finishInteractivePop()
        }
      }
    },
    "traits": { monkey, words, stage in
      let window = stage.window
      switch words.word(1) {
      case "rtl": window.traitOverrides.layoutDirection = .rightToLeft
      case "ltr": window.traitOverrides.layoutDirection = .leftToRight
      case "text-size":
        let sizes: [UIContentSizeCategory] = [
          .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
        ]
        window.traitOverrides.preferredContentSizeCategory = sizes.at(words.number(2)) ?? .large
      default:
        guard let display = UIApplication.shared.display as? MonkeyDisplay else {
          window.overrideUserInterfaceStyle = words.has("light") ? .light : .dark
          return
        }
        display.traits.style = words.has("light") ? .light : .dark
        monkey.receive(.traits(display.traits))
      }
    },
  ]

  private func receive(_ input: Input) {
    UIApplication.shared.inputRouter.receive(input)
  }

  /// A place on the screen, in thousandths of its size.
  private func point(_ x: Int, _ y: Int) -> CGPoint {
    let size = UIApplication.shared.display.traits.size
    return CGPoint(x: size.width * CGFloat(x) / 1000, y: size.height * CGFloat(y) / 1000)
  }
}

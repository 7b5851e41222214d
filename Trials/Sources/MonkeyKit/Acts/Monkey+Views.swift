import EverythingApp
import Foundation
import UIKit
import UIKitCore

/// Views, responders and animations, changed by the app.
extension Monkey {
  static let viewActs: [String: Act] = [
    "layout": { _, words, stage in
      guard let controller = stage.controller(words.number(1), UIViewController.self) else {
        return
      }
      controller.viewIfLoaded?.setNeedsLayout()
      controller.viewIfLoaded?.layoutIfNeeded()
    },
    "load": { _, words, stage in
      stage.controller(words.number(1), UIViewController.self)?.loadViewIfNeeded()
    },
    "flush": { _, _, _ in CATransaction.flush() },
    "end-editing": { _, words, stage in stage.window.endEditing(words.number(1) % 2 == 0) },
    "editing": { _, words, stage in
      guard let controller = stage.controller(words.number(1), UIViewController.self) else {
        return
      }
      controller.setEditing(!controller.isEditing, animated: words.isAnimated)
    },
    "title": { _, words, stage in
      stage.controller(words.number(1), UIViewController.self)?.title = words.word(2)
    },
    "style": { _, words, stage in
      stage.controller(words.number(1), UIViewController.self)?.overrideUserInterfaceStyle =
        [.unspecified, .light, .dark][words.number(2) % 3]
    },
    "first-responder": { _, words, stage in
      guard let controller = stage.controller(words.number(1), UIViewController.self),
        let view = controller.viewIfLoaded
      else { return }
      var inputs: [UIView] = []
      view.visitShown { shown in
        if shown.view is any UIKeyInput { inputs.append(shown.view) }
        return true
      }
      inputs.at(words.number(2))?.becomeFirstResponder()
    },
    // view CONTROLLER SUBVIEW CHANGE NUMBER
    "view": { monkey, words, stage in
      let owners = stage.controllers.compactMap { $0 as? ProbeViewController }.filter {
        !($0.viewIfLoaded is UIScrollView)
      }
      guard let owner = owners.at(words.number(1)), let view = owner.viewIfLoaded else { return }
      let own = view.subviews.filter { sub in !owner.children.contains { $0.viewIfLoaded === sub } }
      monkey.change(own.at(words.number(2)), in: view, words, stage)
    },
  ]

  private func change(_ view: UIView?, in parent: UIView, _ words: LineWords, _ stage: Stage) {
    let number = CGFloat(words.number(4) % 1000)
    let work = { [self] in
      switch words.word(3) {
      case "add":
        guard parent.subviews.count < 16 else { return }
        let field = UITextField(frame: CGRect(x: number, y: number / 2, width: 80, height: 24))
        field.text = "New"
        parent.addSubview(field)
      case "remove": view?.removeFromSuperview()
      case "front": view.map { parent.bringSubviewToFront($0) }
      case "back": view.map { parent.sendSubviewToBack($0) }
      case "alpha": view?.alpha = number / 1000
      case "frame": view?.frame = CGRect(x: number - 200, y: number / 4, width: number, height: 40)
      case "transform": view?.transform = CGAffineTransform(scaleX: number / 100, y: 0.5)
      case "nest":
        guard let view, let other = parent.subviews.first(where: { $0 !== view }),
          !view.isDescendant(of: other)
        else { return }
        note("nest \(type(of: view)) in \(type(of: other))")
        if !(other is UIStackView), !(other is UIControl) { other.addSubview(view) }
      default: view?.isHidden.toggle()
      }
    }
    guard words.isAnimated else { return work() }
    let completion = completion(words, stage)
    UIView.animate(withDuration: 0.3, animations: work) { _ in completion?() }
  }
}

import EverythingApp
import Foundation
import UIKit
import UIKitCore

/// Presentations, roots and windows, asked for by the app.
extension Monkey {
  static let presentingActs: [String: Act] = [
    // present KIND CONTROLLER [STYLE] [animated]
    "present": { monkey, words, stage in
      guard let presenter = stage.controller(words.number(2), UIViewController.self),
        let new = monkey.make(words.word(1), stage)
      else { return }
      guard presenter !== new, stage.isFree(new) || new.isBeingDismissed, new.parent == nil,
        !stage.windows.contains(where: { $0.rootViewController === new })
      else { return }
      // Nobody presents what it stands in.
      let around = sequence(first: presenter) { $0.parent ?? $0.presentingViewController }
      guard !around.contains(where: { $0 === new }) else { return }
      if !new.isBeingDismissed { monkey.style(new, words.word(3), from: presenter) }
      monkey.note("present \(type(of: new)) from \(type(of: presenter))")
      presenter.present(
        new, animated: words.isAnimated, completion: monkey.completion(words, stage))
    },
    "dismiss": { monkey, words, stage in
      guard let controller = stage.controller(words.number(1), UIViewController.self) else {
        return
      }
      monkey.note("dismiss \(type(of: controller))")
      controller.dismiss(
        animated: words.isAnimated, completion: monkey.completion(words, stage))
    },
    "keep": { monkey, words, stage in
      guard let controller = stage.controller(words.number(1), UIViewController.self),
        stage.kept.count < 4, controller is any Probe || controller is UIAlertController,
        !stage.kept.contains(where: { $0 === controller })
      else { return }
      stage.kept.append(controller)
    },
    "make": { monkey, words, stage in
      guard stage.kept.count < 4, let new = monkey.make(words.word(1), stage) else { return }
      stage.kept.append(new)
    },
    "drop": { _, words, stage in
      if let index = stage.kept.indices.map({ $0 }).at(words.number(1)) {
        stage.kept.remove(at: index)
      }
    },
    "root": { monkey, words, stage in
      guard let new = monkey.make(words.word(1), stage), stage.isFree(new), !new.isAlert else {
        return
      }
      stage.window.rootViewController = new
      monkey.completion(words, stage)?()
    },
    "window": { monkey, words, stage in
      switch words.word(1) {
      case "open":
        guard stage.other == nil, let root = monkey.make(words.word(2), stage),
          stage.isFree(root), !root.isAlert
        else { return }
        let window = UIWindow(frame: stage.window.frame)
        window.windowLevel = .alert
        window.rootViewController = root
        window.makeKeyAndVisible()
        stage.other = window
      case "close":
        stage.other?.isHidden = true
        stage.other?.rootViewController = nil
        stage.other = nil
        stage.window.makeKey()
      case "hide": stage.window.isHidden = true
      default: stage.window.makeKeyAndVisible()
      }
    },
    "detents": { _, words, stage in
      guard
        let sheet = stage.controllers.compactMap({ $0.presentation.presented })
          .compactMap(\.sheetPresentationController).at(words.number(1))
      else { return }
      let change = {
        sheet.detents =
          [
            [.large()], [.medium(), .large()], [.custom(identifier: nil) { _ in 100 }, .medium()],
          ][words.number(2) % 3]
        sheet.selectedDetentIdentifier = [nil, .medium, .large][words.number(2) % 3]
        sheet.largestUndimmedDetentIdentifier = [nil, .medium][words.number(2) % 2]
        sheet.prefersGrabberVisible = true
      }
      if words.isAnimated { sheet.animateChanges(change) } else { change() }
    },
    "modal": { _, words, stage in
      stage.controller(words.number(1), UIViewController.self)?.isModalInPresentation.toggle()
    },
    "context": { _, words, stage in
      stage.controller(words.number(1), UIViewController.self)?.definesPresentationContext.toggle()
    },
    "preferred-size": { _, words, stage in
      stage.controller(words.number(1), UIViewController.self)?.preferredContentSize =
        CGSize(width: words.number(2), height: words.number(3))
    },
  ]

  /// A new controller of a kind, or one that is kept: `kept-1`.
  func make(_ name: String?, _ stage: Stage) -> UIViewController? {
    let name = name ?? "plain"
    if name.hasPrefix("kept-") { return stage.kept.at(Int(name.dropFirst(5)) ?? 0) }
    let new = (ScreenKind(rawValue: name) ?? .plain).make()
    stage.remember(new)
    return new
  }

  static let styles: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "full": .fullScreen, "over": .overFullScreen, "form": .formSheet,
    "page": .pageSheet, "popover": .popover, "current": .currentContext,
    "over-current": .overCurrentContext, "custom": .custom,
  ]

  private func style(
    _ controller: UIViewController, _ name: String?, from presenter: UIViewController
  ) {
    let style = name.flatMap { Self.styles[$0] } ?? .automatic
    guard !controller.isAlert || style == .popover else { return }
    controller.modalPresentationStyle = style
    controller.transitioningDelegate = style == .custom ? SlideTransition.shared : nil
    let popover = controller.popoverPresentationController
    popover?.sourceView = presenter.view
    popover?.sourceRect = CGRect(x: 8, y: 16, width: 64, height: 32)
  }
}

extension UIViewController {
  /// Whether UIKit lets it be presented only.
  var isAlert: Bool { self is UIAlertController || self is UIActivityViewController }
}

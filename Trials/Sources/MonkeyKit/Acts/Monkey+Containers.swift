import EverythingApp
import Foundation
import UIKit
import UIKitCore

/// Stacks, tabs, columns, pages and children, changed by the app.
extension Monkey {
  static let containerActs: [String: Act] = [
    // push KIND NAVIGATION [animated]
    "push": { monkey, words, stage in
      guard let navigation = stage.controller(words.number(2), UINavigationController.self),
        let new = monkey.make(words.word(1), stage), monkey.canPush(new, on: navigation, stage)
      else { return }
      monkey.note("push \(type(of: new))")
      navigation.pushViewController(new, animated: words.isAnimated)
      monkey.complete(words, navigation, stage)
    },
    "pop": { monkey, words, stage in
      guard let navigation = stage.controller(words.number(1), UINavigationController.self) else {
        return
      }
      switch words.word(2) {
      case "root": navigation.popToRootViewController(animated: words.isAnimated)
      case "to":
        guard let target = navigation.viewControllers.at(words.number(3)) else { return }
        navigation.popToViewController(target, animated: words.isAnimated)
      default: navigation.popViewController(animated: words.isAnimated)
      }
      monkey.complete(words, navigation, stage)
    },
    // stack NAVIGATION PARTS [animated]: numbers of what is on it, and kinds, with commas
    "stack": { monkey, words, stage in
      guard let navigation = stage.controller(words.number(1), UINavigationController.self) else {
        return
      }
      var new: [UIViewController] = []
      for part in (words.word(2) ?? "").split(separator: ",") {
        let controller =
          Int(part).map { navigation.viewControllers.at($0) } ?? monkey.make(String(part), stage)
        guard let controller, !new.contains(where: { $0 === controller }),
          controller.parent === navigation || monkey.canPush(controller, on: navigation, stage)
        else { continue }
        new.append(controller)
      }
      navigation.setViewControllers(new, animated: words.isAnimated)
      monkey.complete(words, navigation, stage)
    },
    "show": { monkey, words, stage in
      guard let controller = stage.controller(words.number(2), UIViewController.self),
        let new = monkey.make(words.word(1), stage), stage.isFree(new), new !== controller,
        !new.isAlert, !stage.isInside(controller, new),
        // UIKit traps where a navigation controller would be pushed.
        !(new is UINavigationController)
          || !(controller is UINavigationController) && controller.navigationController == nil
      else { return }
      if words.has("detail") {
        controller.showDetailViewController(new, sender: nil)
      } else {
        controller.show(new, sender: nil)
      }
    },
    "bar": { _, words, stage in
      guard let navigation = stage.controller(words.number(1), UINavigationController.self) else {
        return
      }
      let item = navigation.topViewController?.navigationItem
      switch words.word(2) {
      case "hide": navigation.setNavigationBarHidden(true, animated: words.isAnimated)
      case "show": navigation.setNavigationBarHidden(false, animated: words.isAnimated)
      case "toolbar":
        navigation.setToolbarHidden(!navigation.isToolbarHidden, animated: words.isAnimated)
      case "large":
        navigation.navigationBar.prefersLargeTitles.toggle()
        item?.largeTitleDisplayMode = .automatic
      case "prompt": item?.prompt = item?.prompt == nil ? "Prompt" : nil
      case "items":
        item?.rightBarButtonItems = [
          UIBarButtonItem(systemItem: .done),
          UIBarButtonItem(title: "Menu", menu: UIMenu(children: [UIAction(title: "A") { _ in }])),
        ]
      case "view": item?.titleView = item?.titleView == nil ? UISearchBar() : nil
      default: item?.hidesBackButton.toggle()
      }
    },
    "tab": { monkey, words, stage in
      guard let tabs = stage.controller(words.number(1), UITabBarController.self),
        let count = tabs.viewControllers?.count, count > 0
      else { return }
      tabs.selectedIndex = words.number(2) % count
      monkey.completion(words, stage)?()
    },
    "tabs": { monkey, words, stage in
      guard let tabs = stage.controller(words.number(1), UITabBarController.self) else { return }
      var new = tabs.viewControllers ?? []
      switch words.word(2) {
      case "add":
        guard new.count < 8, let made = monkey.make(words.word(3), stage), stage.isFree(made),
          !made.isAlert, !stage.isInside(tabs, made)
        else { return }
        new.append(made)
      case "remove": if !new.isEmpty { new.remove(at: words.number(3) % new.count) }
      case "rotate": if !new.isEmpty { new.append(new.removeFirst()) }
      case "hide": return tabs.setTabBarHidden(!tabs.isTabBarHidden, animated: words.isAnimated)
      default: new = []
      }
      tabs.setViewControllers(new, animated: words.isAnimated)
    },
    "split": { monkey, words, stage in
      guard let split = stage.controller(words.number(1), UISplitViewController.self) else {
        return
      }
      monkey.change(split, words, stage)
    },
    "page": { monkey, words, stage in
      guard let pages = stage.controller(words.number(1), UIPageViewController.self),
        pages.spineLocation != .mid, let new = monkey.make(words.word(2), stage),
        stage.isFree(new), !new.isAlert, !stage.isInside(pages, new)
      else { return }
      let completion = monkey.completion(words, stage)
      pages.setViewControllers(
        [new], direction: words.has("back") ? .reverse : .forward, animated: words.isAnimated
      ) { _ in completion?() }
    },
    "child": { monkey, words, stage in
      guard let parent = stage.controller(words.number(2), ProbeViewController.self),
        let new = monkey.make(words.word(1), stage), stage.isFree(new), !new.isAlert,
        !stage.isInside(parent, new), parent.children.count < 4
      else { return }
      parent.addChild(new)
      new.view.frame = parent.view.bounds
      parent.view.addSubview(new.view)
      new.didMove(toParent: parent)
    },
    "unchild": { monkey, words, stage in
      let children = stage.controllers.filter { $0.parent is ProbeViewController }
      guard let child = children.at(words.number(1)) else { return }
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
      monkey.completion(words, stage)?()
    },
  ]

  private func complete(
    _ words: LineWords, _ navigation: UINavigationController, _ stage: Stage
  ) {
    guard let completion = completion(words, stage) else { return }
    guard let coordinator = navigation.transitionCoordinator else { return completion() }
    coordinator.animate(alongsideTransition: nil) { _ in completion() }
  }

  private func canPush(
    _ new: UIViewController, on navigation: UINavigationController, _ stage: Stage
  ) -> Bool {
    stage.isFree(new) && !new.isAlert && !(new is UINavigationController)
      && !(new is UISplitViewController) && !stage.isInside(navigation, new)
      && !navigation.viewControllers.contains { $0 === new }
  }

  private func change(_ split: UISplitViewController, _ words: LineWords, _ stage: Stage) {
    let columns: [UISplitViewController.Column] =
      split.style == .tripleColumn
      ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    guard split.style != .unspecified, let column = columns.at(words.number(3)) else { return }
    switch words.word(2) {
    case "show": split.show(column)
    case "hide": split.hide(column)
    case "set":
      guard let new = make(words.word(4), stage), stage.isFree(new), !new.isAlert,
        !(new is UISplitViewController), !stage.isInside(split, new)
      else { return }
      split.setViewController(new, for: column)
    case "clear": split.setViewController(nil, for: column)
    case "compact":
      guard let new = make(words.word(4), stage), stage.isFree(new), !new.isAlert,
        !stage.isInside(split, new), !(new is UISplitViewController)
      else { return }
      split.setViewController(new, for: .compact)
    case "mode":
      let modes: [UISplitViewController.DisplayMode] = [
        .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
        .twoOverSecondary, .twoDisplaceSecondary,
      ]
      split.preferredDisplayMode = modes.at(words.number(3)) ?? .automatic
    case "behavior":
      let behaviors: [UISplitViewController.SplitBehavior] = [
        .automatic, .tile, .overlay, .displace,
      ]
      split.preferredSplitBehavior = behaviors.at(words.number(3)) ?? .automatic
    default:
      split.preferredPrimaryColumnWidthFraction = CGFloat(words.number(3) % 100) / 100
      split.primaryEdge = words.number(3) % 2 == 0 ? .leading : .trailing
    }
  }
}

extension Stage {
  /// Whether a controller is another one or in it, by containment or presentation.
  func isInside(_ controller: UIViewController, _ outer: UIViewController) -> Bool {
    var current: UIViewController? = controller
    while let present = current {
      if present === outer { return true }
      current = present.parent ?? present.presentation.presenting
    }
    return false
  }
}

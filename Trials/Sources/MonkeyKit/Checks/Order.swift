import EverythingApp
import Foundation
import TrialKit
import UIKit
import UIKitCore

/// What has to hold at any time, and what when nothing is under way.
@MainActor struct Order {
  private let stage: Stage
  private let controllers: [UIViewController]

  init(_ stage: Stage) {
    self.stage = stage
    controllers = stage.controllers
  }

  /// - Throws: ``TrialFailure`` for the first thing that is out of order.
  func check() throws {
    if let violation = AppearanceLog.violations.first {
      AppearanceLog.violations = []
      throw TrialFailure("Appearance callbacks out of order: \(violation)")
    }
    try checkContainment()
    try checkPresentations()
    try checkViews()
    try checkResponders()
  }

  private func name(_ controller: UIViewController?) -> String {
    controller.map { "\(type(of: $0))" } ?? "nil"
  }

  private func checkContainment() throws {
    for controller in controllers {
      for child in controller.children where child.parent !== controller {
        throw TrialFailure(
          "\(name(child)) is a child of \(name(controller)), but its parent is \(name(child.parent))."
        )
      }
      if let parent = controller.parent, !parent.children.contains(where: { $0 === controller }) {
        throw TrialFailure("\(name(parent)) does not know its child \(name(controller)).")
      }
      if let navigation = controller as? UINavigationController {
        let stack = navigation.viewControllers
        if Set(stack.map(ObjectIdentifier.init)).count != stack.count {
          throw TrialFailure("The stack of \(name(navigation)) has a controller twice.")
        }
        for part in stack where part.parent !== navigation {
          throw TrialFailure("\(name(part)) is on a stack, but its parent is \(name(part.parent)).")
        }
      }
    }
  }

  private func checkPresentations() throws {
    for controller in controllers {
      if let presented = controller.presentation.presented {
        guard presented.presentation.presenting === controller else {
          throw TrialFailure(
            "\(name(controller)) presents \(name(presented)), which is presented by "
              + "\(name(presented.presentation.presenting)).")
        }
        guard presented.presentation.controller != nil else {
          throw TrialFailure("\(name(presented)) is presented without a presentation controller.")
        }
      }
      if let presenting = controller.presentation.presenting,
        presenting.presentation.presented !== controller
      {
        throw TrialFailure(
          "\(name(controller)) is presented by \(name(presenting)), which presents "
            + "\(name(presenting.presentation.presented)).")
      }
    }
  }

  private func checkViews() throws {
    var owners: [ObjectIdentifier: UIViewController] = [:]
    for controller in controllers {
      guard let view = controller.viewIfLoaded else { continue }
      if let other = owners.updateValue(controller, forKey: ObjectIdentifier(view)) {
        throw TrialFailure("\(name(controller)) and \(name(other)) share a view.")
      }
    }
  }

  private func checkResponders() throws {
    for window in stage.windows {
      guard let first = window.firstResponder else { continue }
      let view = first as? UIView ?? (first as? UIViewController)?.viewIfLoaded
      guard view?.window === window else {
        throw TrialFailure("The first responder, a \(type(of: first)), is not in its window.")
      }
    }
  }

  // MARK: At rest

  /// Also holds once nothing is under way.
  ///
  /// - Throws: ``TrialFailure`` for the first thing that is out of order.
  func checkAtRest() throws {
    try check()
    try checkContainers()
    for controller in controllers {
      switch controller.appearance.state {
      case .appearing: throw TrialFailure("\(name(controller)) never appeared.")
      case .disappearing: throw TrialFailure("\(name(controller)) never disappeared.")
      case .appeared:
        guard controller.viewIfLoaded?.window?.isOnScreen == true else {
          throw TrialFailure("\(name(controller)) appeared, but its view is in no window.")
        }
      case .disappeared:
        if let window = controller.viewIfLoaded?.window, window.isOnScreen {
          throw TrialFailure("\(name(controller)) disappeared, but its view is in a window.")
        }
      }
      if let probe = controller as? any Probe, !probe.appearances.isAtRest {
        throw TrialFailure("\(name(controller)) is left \(probe.appearances.state).")
      }
      if let presented = controller.presentation.presented,
        let state = presented.presentation.controller?.state, state != .presented
      {
        throw TrialFailure("The presentation of \(name(presented)) is left \(state).")
      }
      if let navigation = controller as? UINavigationController,
        navigation.conductor.isTransitioning
      {
        throw TrialFailure("A transition of \(name(navigation)) is left under way.")
      }
    }
  }

  /// What stands around a presented view goes with it.
  private func checkContainers() throws {
    let known = Set(controllers.map(ObjectIdentifier.init))
    for container in stage.windows.flatMap(\.subviews) {
      guard let container = container as? PresentationContainerView else { continue }
      guard let presentation = container.controller, presentation.containerView === container else {
        let presented = name(container.controller?.presented)
        throw TrialFailure("The container of a presentation is left in its window: \(presented).")
      }
      let presented = presentation.presentedViewController
      guard known.contains(ObjectIdentifier(presented)), presented.presentation.presenting != nil
      else { throw TrialFailure("\(name(presented)) shows, but nobody presents it.") }
    }
  }
}

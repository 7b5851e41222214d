import Foundation

/// The appearance callbacks of a change of a container's content, in which some controllers leave and others arrive.
///
/// The container moves the views between ``begin(_:while:)`` and ``end(_:)``.
@MainActor package struct ContainerTransition {
  package enum Side { case leaving, arriving }

  private let leaving: [UIViewController]
  private let arriving: [UIViewController]
  private let isAnimated: Bool

  package init(
    leaving: [UIViewController?] = [], arriving: [UIViewController?] = [], animated: Bool = false
  ) {
    self.leaving = leaving.compactMap { $0 }
    self.arriving = arriving.compactMap { $0 }
    isAnimated = animated
  }

  /// The transition back after this one was cancelled.
  package var reversed: ContainerTransition {
    ContainerTransition(leaving: arriving.reversed(), arriving: leaving.reversed(), animated: true)
  }

  private func members(from first: Side) -> [(controller: UIViewController, isAppearing: Bool)] {
    let (leaving, arriving) = (leaving.map { ($0, false) }, arriving.map { ($0, true) })
    return first == .leaving ? leaving + arriving : arriving + leaving
  }

  /// Notifies the controllers until `isCurrent` returns `false`, because a callback has ended the transition or removed
  /// the container.
  package func begin(_ first: Side = .leaving, while isCurrent: () -> Bool = { true }) {
    for (controller, isAppearing) in members(from: first)
    where isCurrent() && controller.needsAppearance(isAppearing) {
      controller.beginAppearanceTransition(isAppearing, animated: isAnimated)
    }
  }

  /// Notifies the controllers, except those whose transition ends together with that of their container.
  package func end(_ first: Side = .leaving) {
    for (controller, _) in members(from: first) where !controller.appearance.followsParent {
      controller.endAppearanceTransition()
    }
  }

  /// Begins and ends the transition, and calls `move` between.
  package func run(_ move: () -> Void) {
    begin()
    move()
    end()
  }

  /// Ends a transition without an animation once the views that arrived are laid out, as UIKit does, or together with
  /// that of the container if this one is appearing.
  package func endAfterLayout(in container: UIViewController? = nil) {
    for controller in arriving {
      controller.appearance.followsParent = container?.appearance.state == .appearing
      Turn.current.afterLayout { [weak controller] in
        // The controller may take part in another transition by now.
        guard let controller, controller.appearance.isDueAfterLayout else { return }
        controller.endAppearanceTransition()
      }
    }
  }
}

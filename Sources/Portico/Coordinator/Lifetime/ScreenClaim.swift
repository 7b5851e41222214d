import Foundation
import UIKit

/// Keeps the node of a flow for as long as a screen is reachable.
@MainActor final class ScreenClaim {
  private(set) weak var screen: UIViewController?
  private(set) var node: FlowNode?
  var place: FlowEvent.Place
  /// What the screen is to the flow, if it has a route.
  var mark: RouteMark?
  /// Whether it is a navigation controller that the flow was given to show its screens in.
  var isContainer = false
  /// The window in whose hierarchy of controllers the screen was last, or is going to be.
  weak var window: UIWindow?
  /// How many screens had been shown before.
  var order = 0

  /// The outermost controller that the screen was last in.
  private weak var top: UIViewController?
  private var isTopRoot = false
  private var isWatched = false
  private var watchedPlace: ObjectIdentifier?

  init(_ screen: UIViewController, _ node: FlowNode, _ place: FlowEvent.Place) {
    self.screen = screen
    self.node = node
    self.place = place
    top = screen
    // UIKit has no other place, in every controller and without loading its view, for an object that is to
    // live as long as the controller: the trait never changes.
    let token = ScreenToken(self)
    screen.registerForTraitChanges([FlowTrait.self]) {
      (_: UIViewController, _: UITraitCollection) in
      withExtendedLifetime(token) {}
    }
    ScreenWatch.shared.add(self)
  }

  /// The screen was freed. Another of the same flow may be on its way in this turn.
  fileprivate func screenIsGone() {
    if let node { keepForThisTurn(node) }
    release()
  }

  /// Lets the node go: the screen is not the flow's any more.
  func release() {
    let former = node
    node = nil
    // Only now: the coordinator may be the last to keep the screen, which asks for the node when it goes.
    withExtendedLifetime(former) {}
  }

  /// The screen waits no longer to be presented. Lets the node go unless it was.
  func endWaiting() {
    guard place == .presented, screen?.presentingViewController == nil else { return check() }
    release()
  }

  /// Lets the node go if the screen cannot be reached any more.
  func check(_ search: RootSearch = RootSearch()) {
    if node != nil, !isReachable(search) { release() }
  }

  /// Whether the chain of parents and presenters leads to the root of a window; or, for one that never did, as
  /// in a test without a window, whether it is unbroken.
  private func isReachable(_ search: RootSearch) -> Bool {
    guard let screen else { return false }
    let known = window
    let root = search.root(of: screen, hint: known)
    if let window = root.window {
      if isTopRoot, window === known { return true }
      self.window = window
      top = root.controller
      isTopRoot = true
      return true
    }
    guard !isTopRoot else { return false }
    let chain = sequence(first: screen) { $0.parent ?? $0.presentingViewController }
    guard chain.contains(where: { $0 === top }) else { return false }
    top = root.controller
    return true
  }

  /// Puts watches on the views of the screen and of what it is in.
  func watch() {
    guard node != nil, let screen else { return }
    let place = (screen.parent ?? screen.presentingViewController).map { ObjectIdentifier($0) }
    let hasMoved = place != watchedPlace
    if !isWatched || hasMoved, let view = screen.viewIfLoaded {
      WatchView.watch(view)
      isWatched = true
    }
    guard hasMoved else { return }
    watchedPlace = place
    var controller = screen
    while let next = controller.parent ?? controller.presentingViewController {
      if controller.parent != nil { next.loadViewIfNeeded() }
      if let view = next.viewIfLoaded {
        let watch = WatchView.watch(view)
        // The container is going to load the screen's view when it is laid out.
        if !isWatched { watch.setNeedsLayout() }
      }
      controller = next
    }
  }
}

/// Goes with a screen, which owns it.
private final class ScreenToken: Sendable {
  let claim: ScreenClaim

  init(_ claim: ScreenClaim) {
    self.claim = claim
  }

  deinit {
    let claim = claim
    onMain { claim.screenIsGone() }
  }
}

/// A trait without a meaning.
private struct FlowTrait: UITraitDefinition {
  static let defaultValue = 0
}

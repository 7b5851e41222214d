import Foundation
import UIKit

/// A strong reference to the node of a flow, for as long as a screen is reachable.
@MainActor final class ScreenClaim {
  private(set) weak var screen: UIViewController?
  private(set) var node: FlowNode?
  var place: FlowEvent.Place
  /// The screen's route in the flow, if it has one.
  var mark: RouteMark?
  /// Whether the screen is the navigation controller in which the flow shows its screens.
  var isContainer = false
  /// The last known window of the screen, or the window in which it will be shown.
  weak var window: UIWindow?
  /// The screen's number in the order in which screens were shown.
  var order = 0

  /// The last known outermost controller in the screen's chain of parents and presenters.
  private weak var top: UIViewController?
  private var isTopRoot = false
  private var isWatched = false
  private var watchedPlace: ObjectIdentifier?

  init(_ screen: UIViewController, _ node: FlowNode, _ place: FlowEvent.Place) {
    self.screen = screen
    self.node = node
    self.place = place
    top = screen
    // The handler retains the token for the lifetime of the screen, and is never called, because the trait never
    // changes. UIKit has no other way to attach an object to any controller without loading its view.
    let token = ScreenToken(self)
    screen.registerForTraitChanges([FlowTrait.self]) {
      (_: UIViewController, _: UITraitCollection) in
      withExtendedLifetime(token) {}
    }
    ScreenWatch.shared.add(self)
  }

  /// Called when the screen was deallocated. Keeps the node until the end of the turn, in which another screen of the
  /// same flow may be shown.
  fileprivate func screenIsGone() {
    if let node { keepForThisTurn(node) }
    release()
  }

  /// Releases the node. The screen is no longer part of the flow.
  func release() {
    let former = node
    node = nil
    // Deallocated only here, after `node` is `nil`: the coordinator may own the screen, whose deallocation accesses `node`.
    withExtendedLifetime(former) {}
  }

  /// Called when the screen no longer waits to be presented. Releases the node if the screen wasn't presented.
  func endWaiting() {
    guard place == .presented, screen?.presentingViewController == nil else { return check() }
    release()
  }

  /// Releases the node if the screen is no longer reachable.
  func check(_ search: RootSearch = RootSearch()) {
    if node != nil, !isReachable(search) { release() }
  }

  /// Returns whether the chain of parents and presenters leads to the root of a window. If it never did, as in a test
  /// without a window, returns whether the chain still contains the last known outermost controller.
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

  /// Adds watch views to the views of the screen and its containers.
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
        // The container loads the screen's view when it is laid out.
        if !isWatched { watch.setNeedsLayout() }
      }
      controller = next
    }
  }
}

/// An object that a screen owns and that reports the screen's deallocation.
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

/// A trait that never changes.
private struct FlowTrait: UITraitDefinition {
  static let defaultValue = 0
}

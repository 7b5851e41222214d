public import UIKit

/// An object that decides which screen comes next, so that screens don't depend on their place in a flow.
///
/// Override ``start()`` to show the first screen, and show other screens when a screen requests them. A screen has
/// a weak reference to its coordinator, through a protocol that declares its requests:
///
/// ```swift
/// final class MainCoordinator: Coordinator<Never>, Buying {
///   override func start() {
///     push(HomeViewController(coordinator: self))
///   }
///
///   func buySubscription() {
///     startChild(BuyCoordinator(), in: .modal) { outcome in
///       if let receipt = outcome.output { … }
///     }
///   }
/// }
/// ```
///
/// **Lifetime.** The screens own their coordinator. It lives exactly as long as one of its screens is reachable
/// — in the stack of a navigation controller, presented, in a tab, the root of a window — or one of its
/// children runs. When the last screen is removed, for example by Back, a swipe, `popToRootViewController`, or
/// a new stack or window root, the flow ends without any code in the app. You don't need another strong
/// reference to a coordinator, not even in the app delegate. Reachability is evaluated at the end of each turn
/// of the main loop, so a screen that is removed and restored within a turn doesn't end the flow.
///
/// **End.** A flow ends once: with a result when it calls ``finish(_:)``, otherwise as canceled. The
/// coordinator that started it as a child gets the ``Outcome``. Calls after the end, such as showing the next
/// screen after a late response, do nothing.
@MainActor open class Coordinator<Output>: AnyCoordinator {
  final var endings: [(Outcome<Output>) -> Void] = []
  /// Whether the flow is being ended by something that also removes its screens.
  final var isTakenOff = false
  final var tasks: [Int: Task<Void, Never>] = [:]
  final var lastTask = 0

  /// Creates a coordinator that shows its screens in the place that its parent selects.
  public init() {
    super.init(FlowEntrance())
  }

  /// Creates a coordinator that pushes its screens on a navigation controller.
  ///
  /// - Parameter navigationController: Retained until it holds the first screen.
  public init(navigationController: UINavigationController) {
    super.init(FlowEntrance())
    entrance.unshown = navigationController
    entrance.navigation = navigationController
  }

  /// Creates a coordinator whose first screen becomes the root of a window, in a navigation controller if it is
  /// pushed.
  ///
  /// - Parameter window: Not retained. It becomes key and visible with the first screen.
  public init(window: UIWindow) {
    super.init(FlowEntrance())
    entrance.window = window
    entrance.hasPlace = true
  }

  /// A closure that receives the events of this flow, and of the flows within that have no log of their own.
  /// The default is `nil`, and then no strings are created.
  public final var log: ((FlowEvent) -> Void)? {
    didSet { FlowLog.isUsed = true }
  }

  /// Shows the first screen. Override this method. Only you and the parent coordinator call it.
  ///
  /// A flow is canceled if, by the end of the turn, it has shown no screen, started no child and performs no
  /// work. Await what the first screen needs in ``perform(_:)``; your own `Task` doesn't keep the flow alive:
  ///
  /// ```swift
  /// override func start() {
  ///   perform {
  ///     let account = await self.session.account()
  ///     self.push(ProfileViewController(account))
  ///   }
  /// }
  /// ```
  open override func start() {}

  /// Called before a link closes this flow to reach another place.
  ///
  /// Override this method to throw the reason why the flow can't be left now, such as a payment in progress.
  /// Then nothing changes. The user and the program can still leave the flow in other ways.
  open func shouldLeave() throws {}

  /// Ends the flow with a result. Its screens stay, so that the parent can continue from there, unless the flow
  /// was presented as a whole.
  ///
  /// Does nothing if the flow has ended.
  public final func finish(_ output: Output) {
    end(.finished(output))
  }

  /// Cancels the flow and, before it, the flows within it, and removes their screens as ``close(animated:)``
  /// does.
  public final override func cancel(animated: Bool = true) {
    guard state != .ended else { return }
    close(animated: animated)
    flowIsTakenOff()
  }

  /// - Parameter parent: The parent flow, if this flow's node is deallocated.
  final func end(
    _ outcome: Outcome<Output>, because cause: FlowEvent.Cause = .told,
    in parent: FlowNode? = nil
  ) {
    guard state != .ended else { return }
    state = .ended
    FlowLog.record(
      outcome.output.map { .finished("\($0)") } ?? .cancelled(cause), of: self,
      in: node?.parent ?? parent)
    let parent = node?.leaveParent()
    let tasks = tasks.values
    self.tasks = [:]
    for task in tasks { task.cancel() }
    let endings = endings
    self.endings = []
    for ending in endings { ending(outcome) }
    // Keeps the parent until the end of the turn, because it may start another flow in response.
    if let parent { keepForThisTurn(parent) }
  }
}

extension Coordinator where Output == Void {
  /// Ends the flow. Does nothing if the flow has ended.
  public func finish() {
    finish(())
  }
}

extension Coordinator: FlowHost {
  final func flowIsTakenOff() {
    let flows: [any FlowHost] = node?.flowsFromInside.map(\.coordinator) ?? [self]
    for flow in flows { flow.isTakenOff = true }
    for flow in flows { flow.endAsTakenOff() }
  }

  final func endAsTakenOff() {
    end(.cancelled)
  }

  final func flowWasLeft(because cause: FlowEvent.Cause, in parent: FlowNode?) {
    end(.cancelled, because: cause, in: parent)
  }
}

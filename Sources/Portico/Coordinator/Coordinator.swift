public import UIKit

/// Decides which screen comes next, so that screens need not know where they stand.
///
/// Override ``start()`` to show the first screen; show the others when screens ask for it. A screen knows its
/// coordinator weakly, through a protocol of what it may ask for:
///
/// ```swift
/// final class MainCoordinator: Coordinator<Never>, Buying {
///   override func start() {
///     push(HomeViewController(coordinator: self))
///   }
///
///   func buySubscription() {
///     presentChild(BuyCoordinator()) { outcome in
///       if let receipt = outcome.output { … }
///     }
///   }
/// }
/// ```
///
/// **Lifetime.** The screens own their coordinator. It lives exactly as long as one of its screens is reachable
/// — in the stack of a navigation controller, presented, in a tab, the root of a window — or one of its children
/// runs. Back, a swipe, `popToRootViewController`, replacing the stack or the window's root: whatever takes the
/// last screen away ends the flow, without any code in the app. Nobody else has to keep a coordinator, the
/// application delegate included. What was taken away and put back within a turn of the main loop was never
/// away: it is decided at the turn's end.
///
/// **End.** A flow ends once: with a result when it calls ``finish(_:)``, or else as cancelled. Whoever started it
/// as a child gets the ``Outcome``. What an ended flow still asks for, such as the next screen when an
/// answer came too late, does nothing.
@MainActor open class Coordinator<Output>: AnyCoordinator {
  enum State {
    case new, running, ended
  }

  final var state = State.new
  final weak var node: FlowNode?
  final var entrance: FlowEntrance
  final var endings: [(Outcome<Output>) -> Void] = []
  /// Whether its screens are about to go by what ends it.
  final var isTakenOff = false
  final var tasks: [Int: Task<Void, Never>] = [:]
  final var lastTask = 0

  /// Makes a coordinator that shows its screens where the coordinator does that starts it.
  public init() {
    entrance = FlowEntrance()
  }

  /// Makes a coordinator that pushes its screens on a navigation controller.
  ///
  /// - Parameter navigationController: Retained until it holds the first screen.
  public init(navigationController: UINavigationController) {
    entrance = FlowEntrance()
    entrance.unshown = navigationController
    entrance.navigation = navigationController
  }

  /// Makes a coordinator whose first screen becomes the root of a window, in a navigation controller if it is
  /// pushed.
  ///
  /// - Parameter window: Not retained. It is made key and visible with the first screen.
  public init(window: UIWindow) {
    entrance = FlowEntrance()
    entrance.window = window
    entrance.hasPlace = true
  }

  /// Told of what happens to this flow and to the flows that are a part of it and have no log of their own. Off
  /// unless it is set. Strings are made only for a log.
  public final var log: ((FlowEvent) -> Void)? {
    didSet { FlowLog.isUsed = true }
  }

  public final var navigationController: UINavigationController? { entrance.innermost }

  public final var childCoordinators: [any AnyCoordinator] { node?.runningChildren ?? [] }

  public final var hasEnded: Bool { state == .ended }

  /// Shows the first screen. Override it; nothing calls it but you and the parent coordinator.
  ///
  /// A flow that has shown no screen, started no child and performs no work by the end of the turn is cancelled. What has to
  /// be waited for before the first screen belongs in ``perform(_:)``; a `Task` of your own does not keep the flow:
  ///
  /// ```swift
  /// override func start() {
  ///   perform {
  ///     let account = await self.session.account()
  ///     self.push(ProfileViewController(account))
  ///   }
  /// }
  /// ```
  open func start() {}

  /// Asked before a link takes this flow off because it is in the way.
  ///
  /// Override it to throw the reason why the flow can't be left now, such as a payment that is under way; nothing
  /// changes then. The person and the program can leave the flow all the same.
  open func shouldLeave() throws {}

  /// Ends the flow with a result. Its screens stay, for whoever started the flow to go on from there, unless it
  /// was presented as a whole.
  ///
  /// Does nothing after the end.
  public final func finish(_ output: Output) {
    end(.finished(output))
  }

  /// Ends the flow as cancelled, and before it the flows that are a part of it, and takes their screens off as
  /// ``close(animated:)`` does.
  public final func cancel(animated: Bool = true) {
    guard state != .ended else { return }
    close(animated: animated)
    flowIsTakenOff()
  }

  /// - Parameter parent: The flow that this one was a part of, if the node is gone.
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
    // What the parent starts in answer may take until the end of the turn.
    if let parent { keepForThisTurn(parent) }
  }
}

extension Coordinator where Output == Void {
  /// Ends the flow. Does nothing after the end.
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

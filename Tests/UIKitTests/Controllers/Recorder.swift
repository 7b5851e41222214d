import Foundation
import UIKit
import UIKitCore

/// Writes down what happens to controllers, in order.
@MainActor final class Recorder {
  private(set) var events: [String] = []

  func note(_ event: String) {
    events.append(event)
  }

  /// The events since the last call.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

/// A controller that writes down its life cycle, named by its title.
final class RecordedController: UIViewController {
  private let recorder: Recorder?
  private let name: String

  init(_ name: String, _ recorder: Recorder? = nil) {
    self.name = name
    self.recorder = recorder
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func note(_ event: String) {
    recorder?.note("\(name).\(event)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear" + (animated ? "~" : "") + (isMovingToParent ? "+" : ""))
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear" + (animated ? "~" : "") + (isMovingFromParent ? "-" : ""))
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear" + (isMovingFromParent ? "-" : ""))
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove" + (parent == nil ? "(nil)" : ""))
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove" + (parent == nil ? "(nil)" : ""))
  }
}

/// Runs `body` with a window that shows and with time standing still but for ``pass(_:)``.
@MainActor func withWindow(_ root: UIViewController? = nil, _ body: (UIWindow) -> Void) {
  let timeline = AnimationTimeline.current
  timeline.isManual = true
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = root
  window.makeKeyAndVisible()
  CATransaction.flush()
  body(window)
  pass(10)
  window.isHidden = true
  window.rootViewController = nil
  window.windowScene = nil
  CATransaction.flush()
  timeline.isManual = false
}

/// Ends the turn, and then lets time pass.
@MainActor func pass(_ seconds: TimeInterval = 1) {
  CATransaction.flush()
  AnimationTimeline.current.advance(by: seconds)
  CATransaction.flush()
}

/// Whether a controller has appeared or disappeared, according to where its view is.
@MainActor func isAtRest(_ controller: UIViewController) -> Bool {
  let isIn = controller.viewIfLoaded?.window?.isHidden == false
  return controller.appearance.state == (isIn ? .appeared : .disappeared)
}

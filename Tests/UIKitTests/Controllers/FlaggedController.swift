import UIKit

/// A controller that writes down the callbacks of transitions, with `~` for those that are animated.
final class FlaggedController: UIViewController {
  private let recorder: Recorder

  init(_ name: String, _ recorder: Recorder) {
    self.recorder = recorder
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String, _ animated: Bool = false) {
    recorder.note("\(title ?? "").\(event)\(animated ? "~" : "")")
  }

  override func viewWillAppear(_ animated: Bool) { note("willAppear", animated) }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing", animated) }
  override func viewDidAppear(_ animated: Bool) { note("didAppear", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear", animated) }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "willLeave" : "willMove")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "didLeave" : "didMove")
  }
}

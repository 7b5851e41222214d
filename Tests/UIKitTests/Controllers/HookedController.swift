import UIKit

/// A controller that does something in one of its callbacks, the first time.
final class HookedController: UIViewController {
  enum Moment: CaseIterable, Sendable {
    case didLoad, willAppear, didAppear, willDisappear, didDisappear
  }

  private let moment: Moment
  private let recorder: Recorder?
  var work: (() -> Void)?

  init(_ moment: Moment, _ recorder: Recorder? = nil, _ work: (() -> Void)? = nil) {
    self.moment = moment
    self.recorder = recorder
    self.work = work
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func reached(_ moment: Moment) {
    recorder?.note("\(moment)")
    guard moment == self.moment, let work else { return }
    self.work = nil
    work()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    reached(.didLoad)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reached(.willAppear)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    reached(.didAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    reached(.willDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    reached(.didDisappear)
  }
}

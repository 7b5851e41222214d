import UIKit
import os

private let logger = Logger(subsystem: "com.example.clock", category: "screen")

@MainActor @objc protocol ClockDelegate: AnyObject {
  @objc optional func clock(_ clock: ClockViewController, didTick count: Int) async
  @objc optional func clockDidStop(_ clock: ClockViewController) throws -> Int
}

/// A value of another thread.
final class Store: NSObject, @unchecked Sendable {
  @objc dynamic var changes = 0

  @objc func add() { changes += 1 }
}

final class ClockViewController: UIViewController {
  @IBOutlet private(set) weak var label: UILabel?
  @objc dynamic private(set) var count = 0
  weak var delegate: (any ClockDelegate)?
  let store = Store()
  private var stopped: Int?

  override func loadView() {
    let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    view = UIView()
    view.addSubview(label)
    self.label = label
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(tick))
    view.addGestureRecognizer(tap)
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Stop") { [weak self] _ in self?.stop() })
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    view.addSubview(button)
    NotificationCenter.default.addObserver(
      self, selector: #selector(significantTimeChange(_:)), name: .init("time"), object: nil)
  }

  @objc func tick() {
    count += 1
    label?.text = "\(count)"
    logger.info("tick \(self.count)")
    Task { await delegate?.clock?(self, didTick: count) }
  }

  @objc private func significantTimeChange(_ notification: Notification) {
    count = 0
  }

  func stop() {
    stopped = (try? delegate?.clockDidStop?(self)) ?? nil
  }

  var wasStopped: Int? { stopped }
}

extension ClockViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    perform(#selector(tick))
  }
}

import Foundation
import UIKit

/// Sees to it that appearance callbacks come in an order that UIKit allows, and notes where they do not.
final class CheckedController: UIViewController {
  enum State { case disappeared, appearing, appeared, disappearing }

  @MainActor final class Log {
    var faults: [String] = []
  }

  private(set) var state = State.disappeared
  private var isAppearingDue = false
  private let log: Log
  let name: String

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func expect(_ allowed: [State], _ event: String) {
    if !allowed.contains(state) { log.faults.append("\(name): \(event) while \(state)") }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    expect([.disappeared, .disappearing], "viewWillAppear")
    state = .appearing
    isAppearingDue = true
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    expect([.appearing], "viewIsAppearing")
    if !isAppearingDue { log.faults.append("\(name): viewIsAppearing twice") }
    if view.window == nil { log.faults.append("\(name): viewIsAppearing without a window") }
    isAppearingDue = false
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    expect([.appearing], "viewDidAppear")
    if isAppearingDue { log.faults.append("\(name): viewDidAppear before viewIsAppearing") }
    state = .appeared
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    expect([.appearing, .appeared], "viewWillDisappear")
    state = .disappearing
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    expect([.disappearing], "viewDidDisappear")
    state = .disappeared
  }
}

/// What is wrong with the hierarchy below `root` once nothing is under way, in words.
@MainActor func faults(below root: UIViewController, all: [CheckedController]) -> [String] {
  var faults: [String] = []
  var seen: [UIViewController] = []
  func visit(_ controller: UIViewController) {
    if seen.contains(where: { $0 === controller }) { faults.append("\(controller) twice") }
    seen.append(controller)
    if let navigation = controller as? UINavigationController,
      !navigation.children.elementsEqual(navigation.viewControllers, by: ===)
    {
      faults.append("\(navigation.viewControllers) are not the children")
    }
    for child in controller.children {
      if child.parent !== controller { faults.append("\(child) has another parent") }
      visit(child)
    }
  }
  visit(root)
  for controller in all {
    let isIn = controller.viewIfLoaded?.window != nil
    let isHidden = sequence(first: controller.viewIfLoaded ?? UIView(), next: { $0.superview })
      .contains { $0.isHidden && !($0 is UIWindow) }
    if isIn != (controller.state == .appeared) || isHidden {
      faults.append("\(controller.name) is \(controller.state), in a window: \(isIn)")
    }
    if isIn, !seen.contains(where: { $0 === controller }) {
      faults.append("\(controller.name) shows, but is in no container")
    }
  }
  return faults
}

import UIKit

/// Calls a closure on another thread, and waits for it.
func off(_ body: @escaping () -> Void) {
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    done.signal()
  }
  done.wait()
}

func useOffMainThread() {
  let label = UILabel()
  off {
    for round in 0..<100 { label.text = "\(round)" }
    label.backgroundColor = .red
  }
  print(label.text ?? "")
}

/// What has no effect, what is stored only, what is computed, and methods.
func setOffMainThread() {
  let (label, button, table) = (UILabel(), UIButton(), UITableView())
  let controller = UIViewController()
  off {
    label.isHidden = false
    label.tag = 1
    label.accessibilityLabel = "a"
    label.transform3D = CATransform3DIdentity
    label.layer.cornerRadius = 2
    button.setTitle("b", for: .normal)
    button.isEnabled = false
    table.reloadData()
    controller.title = "c"
  }
}

func layOutOffMainThread() {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
  let view = UIView()
  window.addSubview(view)
  window.isHidden = false
  view.translatesAutoresizingMaskIntoConstraints = false
  view.widthAnchor.constraint(equalToConstant: 10).isActive = true
  off { window.layoutIfNeeded() }
}

func callOffMainThread() {
  off { Isolated.run() }
}

enum Isolated {
  nonisolated static func run() {
    MainActor.assumeIsolated { print("unsafe") }
  }
}

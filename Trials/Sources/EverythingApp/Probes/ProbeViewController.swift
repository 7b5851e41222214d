public import UIKit

/// A screen of the app.
open class ProbeViewController: UIViewController, Probe {
  public var appearances = AppearanceLog()

  open override func viewDidLoad() {
    super.viewDidLoad()
    record(.didLoad)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record(.willAppear)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record(.isAppearing)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record(.didAppear)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record(.willDisappear)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record(.didDisappear)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    record(.layout)
  }
}

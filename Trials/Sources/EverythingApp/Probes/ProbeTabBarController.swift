public import UIKit

/// Tabs of the app.
public final class ProbeTabBarController: UITabBarController, Probe {
  public var appearances = AppearanceLog()

  public override func viewDidLoad() {
    super.viewDidLoad()
    record(.didLoad)
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record(.willAppear)
  }

  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record(.isAppearing)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record(.didAppear)
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record(.willDisappear)
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record(.didDisappear)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    record(.layout)
  }
}

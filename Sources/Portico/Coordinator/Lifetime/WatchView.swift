import UIKit

/// Notices, from inside the view of a screen or a container, that it comes and goes. Nothing of it is seen.
final class WatchView: UIView {
  private weak var lastWindow: UIWindow?

  @discardableResult
  static func watch(_ view: UIView) -> WatchView {
    for case let watch as WatchView in view.subviews { return watch }
    let watch = WatchView(frame: .zero)
    watch.isHidden = true
    watch.isUserInteractionEnabled = false
    view.insertSubview(watch, at: 0)
    return watch
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
    ScreenWatch.shared.setNeedsCheck(in: lastWindow)
    ScreenWatch.shared.setNeedsCheck(in: window)
    if let window { lastWindow = window }
  }

  /// A container that came into the window has loaded the view of a screen when this is laid out.
  override func layoutSubviews() {
    super.layoutSubviews()
    ScreenWatch.shared.setNeedsCheck(in: window ?? lastWindow)
  }
}

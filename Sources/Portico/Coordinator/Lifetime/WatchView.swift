import UIKit

/// An invisible subview of a screen's or a container's view that detects when the view enters or leaves a window.
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

  /// Checks again after layout, because a container that entered a window loads a screen's view when it is laid out.
  override func layoutSubviews() {
    super.layoutSubviews()
    ScreenWatch.shared.setNeedsCheck(in: window ?? lastWindow)
  }
}

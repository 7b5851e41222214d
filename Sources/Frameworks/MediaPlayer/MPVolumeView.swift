public import UIKit

/// A slider for the system's volume. The device has no sound, so the view is empty.
@preconcurrency @MainActor open class MPVolumeView: UIView {
  open var showsVolumeSlider = true
  open var showsRouteButton = true

  open override func sizeThatFits(_ size: CGSize) -> CGSize { .zero }
}

public import UIKit

/// A renderer for an overlay. It draws nothing.
open class MKOverlayRenderer: NSObject {
  open private(set) var overlay: any MKOverlay
  open var alpha: CGFloat = 1

  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }

  open func setNeedsDisplay() {}
}

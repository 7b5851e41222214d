public import UIKit

/// A renderer for an overlay with a path. It draws nothing.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineJoin: CGLineJoin = .round
  open var lineCap: CGLineCap = .round
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}

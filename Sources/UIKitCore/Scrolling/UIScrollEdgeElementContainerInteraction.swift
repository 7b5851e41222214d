public import Foundation

/// Makes a view's labels, images and controls shape the effect at the edge of a scroll view that they lie on. No display
/// has this effect.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject,
  UIInteraction
{
  open private(set) weak var view: UIView?
  /// Has no effect: no display fades content at the edges of scroll views.
  open weak var scrollView: UIScrollView? { willSet { checkThread() } }
  /// Has no effect: no display fades content at the edges of scroll views.
  open var edge: UIRectEdge = [] { willSet { checkThread() } }

  public override init() {}

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

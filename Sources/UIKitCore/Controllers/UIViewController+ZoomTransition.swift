public import Foundation

extension UIViewController.Transition {
  /// The source and destination of a zoom transition.
  @preconcurrency @MainActor open class ZoomSourceViewProviderContext: NSObject {
    public let sourceViewController: UIViewController
    public let zoomedViewController: UIViewController

    init(from source: UIViewController, to zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
      super.init()
    }
  }

  /// The appearance of a zoom transition, and when a user can end it interactively.
  @preconcurrency @MainActor open class ZoomOptions: NSObject {
    /// The view and the controller that the transition aligns.
    @preconcurrency @MainActor open class AlignmentRectContext: NSObject {
      public let sourceView: UIView
      public let zoomedViewController: UIViewController

      init(from source: UIView, to zoomed: UIViewController) {
        sourceView = source
        zoomedViewController = zoomed
        super.init()
      }
    }

    /// The gesture with which a user is about to end a zoom.
    @preconcurrency @MainActor open class InteractionContext: NSObject {
      public let location: CGPoint
      public let velocity: CGVector
      public let willBegin: Bool

      init(at location: CGPoint, velocity: CGVector, willBegin: Bool) {
        self.location = location
        self.velocity = velocity
        self.willBegin = willBegin
        super.init()
      }
    }

    public override init() {
      super.init()
    }

    /// Has no effect.
    open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// Has no effect.
    open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
    /// Has no effect.
    open var dimmingColor: UIColor?
    /// Has no effect.
    open var dimmingVisualEffect: UIVisualEffect?
  }
}

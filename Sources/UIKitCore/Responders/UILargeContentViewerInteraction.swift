public import Foundation

/// Shows the content of a view large while a finger rests on it, for people with large text who have that
/// turned on. No display here offers it, so that ``isEnabled`` is `false` and nothing is shown.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// Whether the person has the large content viewer turned on.
  open class var isEnabled: Bool { false }

  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  open private(set) weak var view: UIView?

  /// For other gestures to be recognized with, or to wait for.
  public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer = {
    let press = UILongPressGestureRecognizer()
    press.isEnabled = isEnabled
    return press
  }()

  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  public convenience override init() {
    self.init(delegate: nil)
  }

  open func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(gestureRecognizerForExclusionRelationship)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(gestureRecognizerForExclusionRelationship)
  }
}

public import Foundation

/// Displays a view's content enlarged while a finger rests on it, for users with large text who enable this. No
/// display supports it: ``isEnabled`` is `false`, and nothing is displayed.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// Whether the user has enabled the large content viewer.
  open class var isEnabled: Bool { false }

  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  open private(set) weak var view: UIView?

  /// The recognizer that other gesture recognizers can work together with, or require to fail.
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

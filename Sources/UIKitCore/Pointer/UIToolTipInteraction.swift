public import Foundation

/// Shows a text about a view while the pointer rests over it. No display shows it.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  /// Has no effect: no display shows tool tips.
  open weak var delegate: (any UIToolTipInteractionDelegate)? { willSet { checkThread() } }
  /// Has no effect: no display shows tool tips.
  open var isEnabled = true { willSet { checkThread() } }
  /// The text if the delegate provides no other one.
  open var defaultToolTip: String? { willSet { checkThread() } }
  open private(set) weak var view: UIView?

  public override init() {}

  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

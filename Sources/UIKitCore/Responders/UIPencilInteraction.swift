public import Foundation

/// Reports double taps and squeezes of a pencil. There is none.
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
  open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
  open class var prefersPencilOnlyDrawing: Bool { false }

  open weak var delegate: (any UIPencilInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Has no effect.
  open var isEnabled = true

  public override init() {
    super.init()
  }

  public init(delegate: any UIPencilInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

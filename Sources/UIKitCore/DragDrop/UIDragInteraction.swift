public import Foundation

/// Lets the user drag the content of a view with a long press.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Has no effect.
  open var allowsSimultaneousRecognitionDuringLift = false
  open var isEnabled = true {
    didSet { press.isEnabled = isEnabled }
  }
  open class var isEnabledByDefault: Bool { true }
  private let press = DragGestureRecognizer()

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.interaction = self
  }

  open func willMove(to view: UIView?) {
    if view == nil { self.view?.removeGestureRecognizer(press) }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }
}

/// Recognizes a long press for which the interaction's delegate provides items.
final class DragGestureRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  weak var interaction: UIDragInteraction?
  private var drag: Drag?

  init() {
    super.init(target: nil, action: nil)
    delegate = self
    reaction = { recognizer in (recognizer as? DragGestureRecognizer)?.follow() }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let interaction, let window = view?.window else { return false }
    drag = Drag(interaction, at: location(in: nil), in: window)
    return drag != nil
  }

  private func follow() {
    switch state {
    case .began: drag?.begin()
    case .changed: drag?.move(to: location(in: nil))
    case .ended:
      drag?.move(to: location(in: nil))
      drag?.letGo()
      drag = nil
    case .cancelled, .failed:
      drag?.cancel()
      drag = nil
    default: break
    }
  }
}

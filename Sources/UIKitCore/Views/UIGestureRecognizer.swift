public import Foundation

/// Watches touches in a view and recognizes a gesture in them.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    public static let recognized = State.ended
  }

  open package(set) weak var view: UIView?
  open var isEnabled = true
  open var state: State = .possible
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?

  public override init() {
    super.init()
  }

  open func location(in view: UIView?) -> CGPoint { .zero }

  deinit { AssociatedObjects.end(with: self) }
}

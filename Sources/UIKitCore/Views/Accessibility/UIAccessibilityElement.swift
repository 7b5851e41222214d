public import Foundation

/// An accessibility element that isn't a view.
@preconcurrency @MainActor open class UIAccessibilityElement: NSObject {
  open weak var accessibilityContainer: AnyObject?
  open var isAccessibilityElement = true { didSet { markContainer() } }
  open var accessibilityIdentifier: String? { didSet { markContainer() } }
  open var accessibilityLabel: String? { didSet { markContainer() } }
  open var accessibilityHint: String? { didSet { markContainer() } }
  open var accessibilityValue: String? { didSet { markContainer() } }
  open var accessibilityAttributedLabel: NSAttributedString? { didSet { markContainer() } }
  open var accessibilityAttributedHint: NSAttributedString? { didSet { markContainer() } }
  open var accessibilityAttributedValue: NSAttributedString? { didSet { markContainer() } }
  open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { markContainer() } }
  open var accessibilityLanguage: String?
  open var accessibilityElementsHidden = false { didSet { markContainer() } }
  open var accessibilityViewIsModal = false
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityElements: [Any]?
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? { didSet { markContainer() } }
  open var accessibilityRespondsToUserInteraction = true
  open var accessibilityUserInputLabels: [String]! = []
  open var accessibilityPath: UIBezierPath?
  private var ownFrame = CGRect.zero
  private var frameInContainer: CGRect?
  private var ownActivationPoint: CGPoint?

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// Marks the container, because its description contains the element.
  private func markContainer(_ file: StaticString = #fileID, _ line: UInt = #line) {
    (accessibilityContainer as? UIView)?.mark(.content, file, line)
  }

  /// In the coordinate system of the screen.
  open var accessibilityFrame: CGRect {
    get {
      guard let frameInContainer, let view = accessibilityContainer as? UIView else {
        return ownFrame
      }
      return UIAccessibility.convertToScreenCoordinates(frameInContainer, in: view)
    }
    set {
      frameInContainer = nil
      ownFrame = newValue
      markContainer()
    }
  }

  /// In the coordinate system of the container view; the element moves together with it.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set {
      frameInContainer = newValue
      markContainer()
    }
  }

  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return ownActivationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { ownActivationPoint = newValue }
  }

  /// Performs the element's default action. The default implementation returns `false`, and then a tap is
  /// simulated.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Scrolls by one page, and returns whether it succeeded.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  /// Whether the element has the focus of an assistive technology.
  open func accessibilityElementIsFocused() -> Bool { false }
}

extension UIAccessibilityElement: UIAccessibilityIdentification {}
extension UIAccessibilityElement: AssistedElement {}

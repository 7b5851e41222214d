public import Foundation

/// The location of an edit menu.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// Distinguishes configurations.
  public final let identifier: AnyHashable
  /// In the coordinate system of the interaction's view.
  public final let sourcePoint: CGPoint
  /// Has no effect.
  open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic

  /// - Parameter identifier: If it's `nil`, a unique one is created.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

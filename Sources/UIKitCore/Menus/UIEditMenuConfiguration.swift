public import Foundation

/// Where an edit menu shows.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// Tells configurations apart.
  public final let identifier: AnyHashable
  /// In the coordinates of the interaction's view.
  public final let sourcePoint: CGPoint
  /// Has no effect.
  open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic

  /// - Parameter identifier: Made up where `nil`.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

import UIKit

/// As layers are written in Swift 6, where an app's classes are the main actor's and a layer's initializers nobody's.
@MainActor
final class ClockFace: CAShapeLayer {
  @objc dynamic var hour: CGFloat = 0
  private(set) var isCopy = false

  override init() {
    super.init()
    strokeColor = UIColor.label.cgColor
  }

  nonisolated override init(layer: Any) {
    super.init(layer: layer)
    MainActor.assumeIsolated {
      isCopy = true
      hour = (layer as? ClockFace)?.hour ?? 0
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  nonisolated static func blank() -> CALayer { CALayer() }
}

public import Foundation

/// A layer that displays a part of its sublayers, from a given point on.
open class CAScrollLayer: CALayer {
  public override init() {
    super.init()
    masksToBounds = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    masksToBounds = true
  }

  /// The directions in which the layer scrolls. The default is both.
  open var scrollMode: CAScrollLayerScrollMode = .both

  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls only as far as necessary to make the rectangle visible.
  open func scroll(to r: CGRect) {
    func offset(_ low: CGFloat, _ high: CGFloat, from start: CGFloat, _ length: CGFloat) -> CGFloat
    {
      if low < start || high - low > length { return low }
      return high > start + length ? high - length : start
    }
    scroll(
      to: CGPoint(
        x: offset(r.minX, r.maxX, from: bounds.minX, bounds.width),
        y: offset(r.minY, r.maxY, from: bounds.minY, bounds.height)))
  }
}

extension CALayer {
  final var scrollLayer: CAScrollLayer? {
    sequence(first: self, next: \.superlayer).lazy.compactMap { $0 as? CAScrollLayer }.first
  }
}

public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

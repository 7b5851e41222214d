public import Foundation

/// An area of a view in which the pointer changes.
@preconcurrency @MainActor open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
  public final let rect: CGRect
  public final let identifier: AnyHashable?
  open var latchingAxes: UIAxis = []

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPointerRegion(rect: rect, identifier: identifier)
    copy.latchingAxes = latchingAxes
    return copy
  }
}

/// The pointer location for which a region is requested.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  public final let location: CGPoint
  public final let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}

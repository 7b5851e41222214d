public import Foundation

/// How a view looks while it is lifted.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  /// The system's background unless set.
  open var backgroundColor: UIColor! = .systemBackground

  public override init() {
    super.init()
  }

  /// The path around lines of text.
  public init(textLineRects: [NSValue]) {
    super.init()
    let path = UIBezierPath()
    for rect in textLineRects { path.append(UIBezierPath(rect: rect.cgRectValue)) }
    visiblePath = path
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPreviewParameters()
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    copy.backgroundColor = backgroundColor
    return copy
  }
}

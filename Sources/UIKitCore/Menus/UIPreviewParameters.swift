public import Foundation

/// The appearance of a lifted view.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  /// The default is the system's background.
  open var backgroundColor: UIColor! = .systemBackground

  public override init() {
    super.init()
  }

  /// Creates parameters whose visible path contains the rectangles of lines of text.
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

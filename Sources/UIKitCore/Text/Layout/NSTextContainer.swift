public import Foundation

/// The room that text is laid out in.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  package final weak var textView: UITextView?

  /// What lays text out in this room.
  open package(set) weak var layoutManager: NSLayoutManager?

  /// - Parameter size: In points; a side of 0 is unlimited.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public convenience override init() {
    self.init(size: .zero)
  }

  open var size: CGSize {
    didSet { if size != oldValue { layoutManager?.textContainerChangedGeometry(self) } }
  }
  /// Between the sides of the room and the text.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { geometryDidChange() }
  }
  /// 0 for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { geometryDidChange() }
  }
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { geometryDidChange() }
  }
  /// The regions in which text is not laid out, in the container's coordinates. A line skips the part of each path that
  /// crosses it.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { geometryDidChange() }
  }
  open var widthTracksTextView = true
  open var heightTracksTextView = false

  /// Whether every line spans the whole width.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// ``exclusionPaths`` as polygons, in the coordinates of the room for lines.
  package final var exclusions: [[CGPoint]] {
    let move = CGAffineTransform(translationX: -lineFragmentPadding.bounded, y: 0)
    return exclusionPaths.flatMap { $0.cgPath.flattened(by: move).map(\.points) }
  }

  private func geometryDidChange() {
    layoutManager?.textContainerChangedGeometry(self)
    textView?.textDidUpdate()
  }

  /// The room for lines, without a limit where the container has none.
  package final var lineRoom: CGSize {
    CGSize(
      width: size.width > 0
        ? max(1, (size.width - 2 * lineFragmentPadding).bounded) : .greatestFiniteMagnitude,
      height: size.height > 0 ? size.height : .greatestFiniteMagnitude)
  }
}

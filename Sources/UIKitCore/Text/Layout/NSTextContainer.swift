import DisplayInterface
public import Foundation

/// The room that text is laid out in.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  final weak var textView: (any TextContainerView)?

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
  /// Has no effect.
  open var widthTracksTextView = true
  open var heightTracksTextView = false

  /// Whether every line spans the whole width.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// The part of a proposed line in which text may lie: what the container's bounds and ``exclusionPaths`` leave of it.
  ///
  /// The layout manager asks containers of other classes than this one, which may have other shapes.
  ///
  /// - Parameters:
  ///   - proposedRect: In the container's coordinates, with the padding.
  ///   - characterIndex: Where the line begins in the text.
  ///   - baseWritingDirection: Where the line begins: at its left, unless ``NSWritingDirection/rightToLeft``.
  ///   - remainingRect: What of the proposed line lies beyond, to be proposed next.
  /// - Returns: Empty where the line has no room.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    let bounds = CGRect(
      x: 0, y: 0, width: size.width > 0 ? size.width : Self.unlimited,
      height: size.height > 0 ? size.height : Self.unlimited)
    let whole = proposedRect.intersection(bounds)
    guard !whole.isNull, whole.height >= proposedRect.height else { return .zero }
    var free = LineParts(whole)
    for path in exclusionPaths {
      for polygon in path.cgPath.flattened(by: .identity) {
        if let span = LineRooms.span(of: polygon.points, from: whole.minY, to: whole.maxY) {
          free.remove(span.left...span.right)
        }
      }
    }
    let isFromRight = baseWritingDirection == .rightToLeft
    guard let first = isFromRight ? free.rects.last : free.rects.first else { return .zero }
    if free.rects.count > 1 {
      let left = isFromRight ? whole.minX : first.maxX
      let right = isFromRight ? first.minX : whole.maxX
      remainingRect?.pointee = CGRect(
        x: left, y: whole.minY, width: right - left, height: whole.height)
    }
    return first
  }

  /// As large as text gets.
  static let unlimited: CGFloat = 10_000_000

  /// ``exclusionPaths`` as polygons, in the coordinates of the room for lines.
  package final var exclusions: [[CGPoint]] {
    let move = CGAffineTransform(translationX: -lineFragmentPadding.bounded, y: 0)
    return exclusionPaths.flatMap { $0.cgPath.flattened(by: move).map(\.points) }
  }

  /// What is taken of the lines that were laid out last, where ``lineFragmentRect(forProposedRect:at:writingDirection:remaining:)``
  /// says so.
  final var taken: [[CGPoint]] = []

  /// Whether a subclass has a say in where lines lie.
  final var shapesLines: Bool { type(of: self) != NSTextContainer.self }

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

import DisplayInterface
public import Foundation

/// The area in which text is laid out.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  final weak var textView: (any TextContainerView)?

  /// The layout manager that lays out text in this container.
  open package(set) weak var layoutManager: NSLayoutManager?

  /// - Parameter size: The size in points; a dimension of 0 is unlimited.
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
  /// The padding between the sides of the container and the text.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { geometryDidChange() }
  }
  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { geometryDidChange() }
  }
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { geometryDidChange() }
  }
  /// The areas that text avoids, in the container's coordinates. A line skips the part of each path that
  /// crosses it.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { geometryDidChange() }
  }
  /// Has no effect.
  open var widthTracksTextView = true
  open var heightTracksTextView = false

  /// Whether every line spans the whole width.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// Returns the part of a proposed line that text can use, after subtracting the area outside of the container
  /// and the ``exclusionPaths``.
  ///
  /// The layout manager calls this method only on subclasses, which can have other shapes.
  ///
  /// - Parameters:
  ///   - proposedRect: The proposed line in the container's coordinates, including the padding.
  ///   - characterIndex: The index of the first character of the line.
  ///   - baseWritingDirection: The direction of the line, which begins at the right for
  ///     ``NSWritingDirection/rightToLeft`` and at the left otherwise.
  ///   - remainingRect: Receives the rest of the proposed line, which is proposed next.
  /// - Returns: The usable part, or an empty rectangle if there is none.
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

  /// A length that no text exceeds.
  static let unlimited: CGFloat = 10_000_000

  /// The ``exclusionPaths`` as polygons, in the coordinates of the space for lines.
  package final var exclusions: [[CGPoint]] {
    let move = CGAffineTransform(translationX: -lineFragmentPadding.bounded, y: 0)
    return exclusionPaths.flatMap { $0.cgPath.flattened(by: move).map(\.points) }
  }

  /// The parts of the lines in the last layout that a subclass's
  /// ``lineFragmentRect(forProposedRect:at:writingDirection:remaining:)`` excluded.
  final var taken: [[CGPoint]] = []

  /// Whether a subclass can determine the shape of lines.
  final var shapesLines: Bool { type(of: self) != NSTextContainer.self }

  private func geometryDidChange() {
    layoutManager?.textContainerChangedGeometry(self)
    textView?.textDidUpdate()
  }

  /// The space for lines, unlimited in a dimension in which the container is.
  package final var lineRoom: CGSize {
    CGSize(
      width: size.width > 0
        ? max(1, (size.width - 2 * lineFragmentPadding).bounded) : .greatestFiniteMagnitude,
      height: size.height > 0 ? size.height : .greatestFiniteMagnitude)
  }
}

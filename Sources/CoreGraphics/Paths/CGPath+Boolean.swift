import DisplayInterface
public import Foundation

extension CGPath {
  /// Returns a path that fills the areas that one path or the other fills.
  ///
  /// Open subpaths count as closed. Filling the result gives the same area with both rules.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(loops: loops(with: other, rule) { $0 || $1 })
  }

  /// Returns a path that fills the areas that both paths fill.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(loops: loops(with: other, rule) { $0 && $1 })
  }

  /// Returns a path that fills the areas that this path fills and the other one doesn't.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(loops: loops(with: other, rule) { $0 && !$1 })
  }

  /// Returns a path that fills the areas that one of the paths fills, but not those that both fill.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(loops: loops(with: other, rule) { $0 != $1 })
  }

  /// Returns a path with the same area whose subpaths don't cross themselves or each other.
  ///
  /// Filling the result gives the same area with both rules.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(loops: loops(with: CGPath(steps: []), rule) { own, _ in own })
  }

  /// Returns a path for each connected part of the area, with its holes.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    let loops = loops(with: CGPath(steps: []), rule) { own, _ in own }
    var components = loops.filter { $0.area > 0 }.map { [$0] }
    for hole in loops where hole.area <= 0 {
      let around = components.indices.filter { components[$0][0].contains(hole) }
      let nearest = around.min { components[$0][0].area < components[$1][0].area }
      if let nearest { components[nearest].append(hole) }
    }
    return components.map(CGPath.init(loops:))
  }

  /// Whether there is an area that both paths fill.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !loops(with: other, rule) { $0 && $1 }.isEmpty
  }

  /// Returns the lines of this path that lie in the area that the other one fills.
  ///
  /// Subpaths that leave the area become open.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(with: other, rule) { $0 || $1 }
  }

  /// Returns the lines of this path that lie outside of the area that the other one fills.
  ///
  /// Subpaths that enter the area become open.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(with: other, rule) { !$0 && !$1 }
  }

  /// Returns the path with straight lines in place of its curves.
  ///
  /// - Parameter threshold: The largest distance between a curve and its lines.
  public func flattened(threshold: CGFloat) -> CGPath {
    var place = CGPoint.zero
    var start = CGPoint.zero
    let steps = steps.flatMap { step -> [PathStep] in
      defer { place = step.points.last ?? start }
      switch step {
      case .move(let point):
        start = point
        return [step]
      case .line, .close:
        return [step]
      case .quad, .cubic:
        let curve = PathSegment(points: [place] + step.points)
        return curve.times(within: max(threshold, 1e-6)).dropFirst().map { time in
          .line(time == 1 ? curve.end : curve.point(at: time))
        }
      }
    }
    return CGPath(steps: steps)
  }

  // MARK: Implementation

  private convenience init(loops: [PathLoop]) {
    self.init(steps: loops.flatMap(\.steps))
  }

  /// Returns the boundaries of the area that consists of the points for which `isFilled` returns `true`.
  ///
  /// - Parameter isFilled: Whether to fill a point, given whether each of the paths fills it.
  private func loops(
    with other: CGPath, _ rule: CGPathFillRule, _ isFilled: (Bool, Bool) -> Bool
  ) -> [PathLoop] {
    let arrangement = PathArrangement([self, other], closes: [true, true])
    let sides = PathSides(arrangement)
    let boundary = sides.pieces.compactMap { piece -> PathArrangement.Piece? in
      let (left, right) = sides.sides(of: piece)
      let isLeft = isFilled(rule.fills(left.0), rule.fills(left.1))
      let isRight = isFilled(rule.fills(right.0), rule.fills(right.1))
      guard isLeft != isRight else { return nil }
      return isLeft == (piece.start < piece.end) ? piece : piece.reversed
    }
    return PathLoop.loops(boundary, of: arrangement)
  }

  /// Returns the lines of this path for which `isKept` returns `true`.
  ///
  /// - Parameter isKept: Whether to keep a line, given whether the other path fills the area on each side of it.
  private func lines(
    with other: CGPath, _ rule: CGPathFillRule, _ isKept: (Bool, Bool) -> Bool
  ) -> CGPath {
    let arrangement = PathArrangement([self, other], closes: [false, true])
    let sides = PathSides(arrangement)
    var steps: [PathStep] = []
    let own = Dictionary(grouping: arrangement.pieces.filter { $0.path == 0 }, by: \.subpath)
    for (subpath, pieces) in own.sorted(by: { $0.key < $1.key }) {
      let isClosed = arrangement.closedSubpaths[subpath]
      let kept = pieces.map { piece in
        let (left, right) = sides.sides(of: piece)
        return isKept(rule.fills(left.1), rule.fills(right.1))
      }
      guard let gap = kept.firstIndex(of: false) else {
        steps += Self.steps(pieces, in: arrangement, isClosed: isClosed)
        continue
      }
      // A closed subpath has no end at its start.
      let first = isClosed ? gap : 0
      let order = Array(first..<pieces.count) + Array(0..<first)
      for run in order.split(whereSeparator: { !kept[$0] }) {
        steps += Self.steps(run.map { pieces[$0] }, in: arrangement, isClosed: false)
      }
    }
    return CGPath(steps: steps)
  }

  private static func steps(
    _ pieces: [PathArrangement.Piece], in arrangement: PathArrangement, isClosed: Bool
  ) -> [PathStep] {
    var segments = PathRun(pieces).segments(in: arrangement)
    guard let first = segments.first else { return [] }
    if isClosed, segments.last?.isLine == true { segments.removeLast() }
    return [.move(first.start)] + segments.map(\.step) + (isClosed ? [.close] : [])
  }
}

extension CGPathFillRule {
  fileprivate func fills(_ winding: Int) -> Bool {
    self == .winding ? winding != 0 : !winding.isMultiple(of: 2)
  }
}

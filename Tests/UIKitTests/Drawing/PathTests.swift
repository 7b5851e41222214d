import Foundation
import Testing
import UIKit
import UIKitCore

@Suite struct PathTests {
  @Test("A path knows its bounds and what lies in it")
  func bounds() {
    let path = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 40, height: 20))
    #expect(abs(path.bounds.minX - 10) < 0.01)
    #expect(abs(path.bounds.maxY - 40) < 0.01)
    #expect(path.contains(CGPoint(x: 30, y: 30)))
    #expect(!path.contains(CGPoint(x: 12, y: 22)))
    #expect(UIBezierPath().isEmpty)
    #expect(UIBezierPath().bounds == .zero)
  }

  @Test("Holes are where the even-odd rule has them")
  func rules() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
    #expect(!ring.contains(CGPoint(x: 15, y: 15)))
  }

  @Test("The outline of an area belongs to it")
  func outlineIsInside() {
    let path = CGMutablePath()
    path.addLines(between: [
      .zero, CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 30), CGPoint(x: 0, y: 40),
    ])
    for (x, y) in [(0, 0), (39, 0), (40, 0), (40, 30), (0, 40), (0, 20), (20, 35)] {
      #expect(path.contains(CGPoint(x: x, y: y)))
    }
    for (x, y) in [(41, 0), (40, 31), (0, 41), (20, -1), (-1, 0)] {
      #expect(!path.contains(CGPoint(x: x, y: y)))
    }
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 40, y: 0)])
    #expect(!line.contains(CGPoint(x: 20, y: 0)))
  }

  @Test("An arc goes clockwise as it looks on the screen")
  func arcs() {
    let quarter = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(quarter.currentPoint.y - 10) < 1e-6)
    #expect(quarter.bounds.minX > -1e-6)
    let rest = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(rest.bounds.minX + 10) < 1e-6)
    #expect(abs(rest.currentPoint.y - 10) < 1e-6)
    let full = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(abs(full.bounds.width - 20) < 1e-6)
  }

  @Test("An arc between tangents rounds a corner")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    let end = path.currentPoint
    #expect(abs(end.x - 100) < 1e-6)
    #expect(abs(end.y - 20) < 1e-6)
    #expect(path.boundingBoxOfPath.maxX < 100.0001)
  }

  @Test("Only the corners asked for are round")
  func corners() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 39, y: 1)))
    #expect(path.contains(CGPoint(x: 39, y: 39)))
  }

  @Test("Transforms, copies and coders keep a path")
  func copies() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 2)
    path.lineWidth = 3
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy == path)
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(copy != path)
    #expect(path.bounds.minX == 5)
    let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
    let decoded = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data)
    #expect(decoded == path)
  }

  @Test("A path is told as its elements")
  func elements() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: .zero)
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var ends: [CGPoint] = []
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      if element.pointee.type == .addLineToPoint { ends.append(element.pointee.points[0]) }
    }
    #expect(types == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(ends == [CGPoint(x: 3, y: 4)])
    var rect = CGRect.zero
    #expect(UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath.isRect(&rect))
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("The outline of a line is as wide as the pen, with its caps and dashes")
  func outlines() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 100, y: 0)])
    let outline = line.copy(
      strokingWithWidth: 10, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(outline.boundingBox == CGRect(x: -5, y: -5, width: 110, height: 10))
    let dashes = line.copy(dashingWithPhase: 0, lengths: [10, 20])
    #expect(dashes.contains(CGPoint(x: 500, y: 0)) == false)
    var moves = 0
    dashes.applyWithBlock { if $0.pointee.type == .moveToPoint { moves += 1 } }
    #expect(moves == 4)
  }

  @Test("A function is told of the parts, with what it asked for")
  func applied() {
    var points: [CGPoint] = []
    withUnsafeMutablePointer(to: &points) { pointer in
      CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).apply(info: pointer) {
        info, element in
        guard element.pointee.type != .closeSubpath else { return }
        info?.assumingMemoryBound(to: [CGPoint].self).pointee.append(element.pointee.points[0])
      }
    }
    #expect(points.first == CGPoint(x: 1, y: 2))
    #expect(points.count >= 4)
  }

  @Test func `The pattern of dashes can be read`() {
    let path = UIBezierPath()
    var count = -1
    path.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 0)
    path.setLineDash([4, 2, 1], count: 3, phase: 5)
    path.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 3)
    var lengths: [CGFloat] = [0, 0, 0]
    var phase: CGFloat = 0
    path.getLineDash(&lengths, count: nil, phase: &phase)
    #expect(lengths == [4, 2, 1] && phase == 5)
  }
}

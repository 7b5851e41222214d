import Foundation
import Testing
import UIKit

@Suite("Geometric values") struct GeometryPartTests {
  @Test("are written to dictionaries and read from them")
  func dictionaries() {
    let rect = CGRect(x: 1, y: -2, width: 3.5, height: 4)
    #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
    #expect(CGPoint(dictionaryRepresentation: ["X": 1, "Y": 2.5]) == CGPoint(x: 1, y: 2.5))
    #expect(
      CGSize(dictionaryRepresentation: CGSize(width: 1, height: 2).dictionaryRepresentation)
        == CGSize(width: 1, height: 2))
    #expect(CGRect(dictionaryRepresentation: rect.size.dictionaryRepresentation) == nil)
    #expect(rect.dictionaryRepresentation["Width"] as? Double == 3.5)
  }

  @Test(
    "are decomposed into parts that form them",
    arguments: [
      CGAffineTransform.identity, CGAffineTransform(rotationAngle: 2).scaledBy(x: 2, y: 3),
      CGAffineTransform(translationX: 5, y: 6).rotated(by: -1).scaledBy(x: -1, y: 0.5),
      CGAffineTransform(a: 1, b: 0.5, c: 2, d: -1, tx: 3, ty: 4),
      CGAffineTransform(a: 0, b: 0, c: 2, d: 1, tx: 0, ty: 0),
    ])
  func components(transform: CGAffineTransform) {
    let again = CGAffineTransform(transform.decomposed())
    for part in [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
      #expect(abs(again[keyPath: part] - transform[keyPath: part]) < 1e-9)
    }
  }

  @Test("have the parts that they are made of")
  func order() {
    let parts = CGAffineTransform(translationX: 7, y: 8).rotated(by: 0.5).scaledBy(x: 2, y: 3)
      .decomposed()
    #expect(abs(parts.rotation - 0.5) < 1e-9 && abs(parts.horizontalShear) < 1e-9)
    #expect(abs(parts.scale.width - 2) < 1e-9 && abs(parts.scale.height - 3) < 1e-9)
    #expect(parts.translation == CGVector(dx: 7, dy: 8))
  }

  @Test("are made from numbers")
  func numbers() {
    #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
    #expect(CGFloat(exactly: NSNumber(value: 3)) == 3)
    #expect(CGFloat(exactly: NSNumber(value: Int.max)) == nil)
  }
}

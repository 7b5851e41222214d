import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Drawn text and snapshots") struct TextDrawingTests {
  private func image(_ size: CGSize, _ draw: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
  }

  /// The columns and rows that are not empty.
  private func inked(_ image: UIImage) -> CGRect {
    var rect = CGRect.null
    for y in 0..<Int(image.size.height) {
      for x in 0..<Int(image.size.width) where image.pixel(x, y)[3] > 0 {
        rect = rect.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return rect
  }

  private let attributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.red,
  ]

  @Test("Text is drawn where it is put, in its colour, within the size that it has")
  func place() {
    let size = ("HI" as NSString).size(withAttributes: attributes)
    let image = image(CGSize(width: 100, height: 60)) {
      "HI".draw(at: CGPoint(x: 20, y: 10), withAttributes: attributes)
    }
    let ink = inked(image)
    #expect(CGRect(origin: CGPoint(x: 20, y: 10), size: size).insetBy(dx: -1, dy: -1).contains(ink))
    #expect(ink.height > 8)
    var red = 0
    for y in 0..<60 {
      for x in 0..<100 where image.pixel(x, y) == [255, 0, 0, 255] { red += 1 }
    }
    #expect(red > 10)
  }

  @Test("Text breaks between words at the width, and is aligned")
  func lines() {
    let line = ("word" as NSString).size(withAttributes: attributes)
    let one = image(CGSize(width: 400, height: 100)) {
      "word word".draw(in: CGRect(x: 0, y: 0, width: 400, height: 100), withAttributes: attributes)
    }
    let two = image(CGSize(width: 400, height: 100)) {
      "word word".draw(
        in: CGRect(x: 0, y: 0, width: line.width * 1.5, height: 100), withAttributes: attributes)
    }
    #expect(inked(one).maxY <= line.height)
    #expect(inked(two).maxY > line.height)
    #expect(inked(two).maxX <= line.width)
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let right = image(CGSize(width: 400, height: 100)) {
      NSAttributedString(
        string: "word", attributes: attributes.merging([.paragraphStyle: style]) { $1 }
      ).draw(in: CGRect(x: 0, y: 0, width: 400, height: 100))
    }
    #expect(inked(right).minX >= 400 - line.width - 1)
  }

  @Test("A snapshot stays as the view was")
  func snapshot() throws {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    label.text = "before"
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.backgroundColor = .red
    view.addSubview(label)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    label.text = "after"
    view.backgroundColor = .blue
    #expect(snapshot.bounds.size == view.bounds.size)
    #expect(snapshot.backgroundColor == .red)
    #expect(snapshot.subviews.count == 1)
    #expect(!(snapshot is UILabel))
    let part = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 10, y: 10, width: 20, height: 20), afterScreenUpdates: false,
        withCapInsets: .zero))
    #expect(part.bounds.size == CGSize(width: 20, height: 20))
    #expect(part.clipsToBounds)
  }

  @Test("A hierarchy is drawn into a context, scaled to the rectangle")
  func hierarchy() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .red
    let image = image(CGSize(width: 40, height: 40)) {
      #expect(
        view.drawHierarchy(
          in: CGRect(x: 0, y: 0, width: 10, height: 40), afterScreenUpdates: true))
    }
    #expect(inked(image) == CGRect(x: 0, y: 0, width: 10, height: 40))
    #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: false))
  }
}

import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("A picture in SVG format") struct SVGTests {
  private func image(_ content: String, _ attributes: String = "") throws -> UIImage {
    let file = "<svg width='10' height='10' \(attributes)>\(content)</svg>"
    return try #require(UIImage(data: Data(file.utf8)))
  }

  /// Red from the edge of a shape inwards, or clear from there outwards.
  private func isRed(_ image: UIImage, _ x: Int, _ y: Int) -> Bool {
    let pixel = image.pixel(x, y)
    return pixel[0] == 255 && pixel[1] == 0 && pixel[2] == 0 && pixel[3] >= 200
  }

  private func isClear(_ image: UIImage, _ x: Int, _ y: Int) -> Bool {
    image.pixel(x, y)[3] <= 60
  }

  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let clear: [UInt8] = [0, 0, 0, 0]

  @Test(
    "draws shapes",
    arguments: [
      ("<rect x='2' y='3' width='5' height='4' fill='red'/>", [(2, 3), (6, 6)], [(1, 3), (7, 6)]),
      ("<rect width='50%' height='100%' rx='3' fill='#F00'/>", [(4, 5)], [(0, 0), (5, 5)]),
      ("<circle cx='5' cy='5' r='4' fill='rgb(255,0,0)'/>", [(5, 1), (2, 5)], [(1, 1)]),
      ("<ellipse cx='5' cy='5' rx='5' ry='2' fill='red'/>", [(1, 5), (5, 4)], [(5, 2)]),
      ("<polygon points='0,0 10 0 0,10' fill='red'/>", [(1, 1), (7, 1)], [(8, 8)]),
      ("<polyline points='0,5 10,5' stroke='red' stroke-width='2'/>", [(5, 4), (5, 5)], [(5, 7)]),
      ("<line x1='3' y1='0' x2='3' y2='8' stroke='red' stroke-width='2'/>", [(2, 7)], [(2, 8)]),
    ])
  func shapes(_ content: String, _ inside: [(Int, Int)], _ outside: [(Int, Int)]) throws {
    let image = try image(content)
    for (x, y) in inside { #expect(isRed(image, x, y), "\(x), \(y)") }
    for (x, y) in outside { #expect(isClear(image, x, y), "\(x), \(y)") }
  }

  @Test(
    "draws each command of a path",
    arguments: [
      ("M0 0H4V4H0Z", (2, 2), (5, 5)), ("m2 2h4v4h-4z", (5, 5), (1, 1)),
      ("M0,0 4,0 4,4 0,4", (2, 2), (5, 5)), ("m0 0 4 0 0 4-4 0z", (2, 2), (5, 5)),
      ("M0 5L0 0L10 0L10 5z", (8, 3), (8, 6)), ("M0 9C0-3 10-3 10 9z", (5, 2), (1, 1)),
      ("M0 5c0-6 5-6 5 0s5 6 5 0z", (7, 6), (7, 3)), ("M0 9Q5-9 10 9z", (5, 2), (1, 1)),
      ("M0 5q2.5-8 5 0t5 0z", (7, 6), (7, 3)), ("M0 5A5 5 0 0 1 10 5z", (5, 1), (5, 7)),
      ("M0 5a5 5 0 0010 0z", (5, 7), (5, 2)), ("M5 0a1 1 0 1 1 0 10z", (8, 5), (2, 5)),
      ("M5 5V0A5 5 0 1 1 0 5z", (7, 7), (2, 2)), ("M1 1h.5.5.5v8h-1.5zM9 9q", (1, 5), (9, 9)),
    ])
  func paths(_ path: String, _ inside: (Int, Int), _ outside: (Int, Int)) throws {
    let image = try image("<path d='\(path)' fill='red'/>")
    #expect(isRed(image, inside.0, inside.1))
    #expect(isClear(image, outside.0, outside.1))
  }

  @Test("fills by the rule that it says")
  func fillRule() throws {
    let path = "d='M0 0h10v10h-10zM3 3h4v4h-4z' fill='red'"
    #expect(try image("<path \(path)/>").pixel(5, 5) == Self.red)
    #expect(try image("<path \(path) fill-rule='evenodd'/>").pixel(5, 5) == Self.clear)
  }

  @Test("takes over the colours of groups, classes and styles, the nearest first")
  func styles() throws {
    let rect = "width='10' height='10'"
    #expect(try image("<g fill='red'><g><rect \(rect)/></g></g>").pixel(5, 5) == Self.red)
    let sheet = "<style>.a, .b { fill: red; }</style>"
    #expect(try image("\(sheet)<rect class='b' \(rect) fill='blue'/>").pixel(5, 5) == Self.red)
    let own = "<rect class='a' \(rect) style='fill: blue; fill-opacity: .2'/>"
    #expect(try image(sheet + own).pixel(5, 5) == [0, 0, 255, 51])
    #expect(try image("<rect \(rect) fill='currentColor'/>", "color='red'").pixel(5, 5) == Self.red)
    #expect(try image("<rect \(rect)/>", "fill='none'").pixel(5, 5) == Self.clear)
    #expect(try image("<rect \(rect) display='none'/>").pixel(5, 5) == Self.clear)
  }

  @Test("draws a line as its cap and join say")
  func lines() throws {
    let line = "d='M3 5h4' stroke='red' stroke-width='4'"
    #expect(try image("<path \(line)/>").pixel(1, 5) == Self.clear)
    #expect(try image("<path \(line) stroke-linecap='square'/>").pixel(1, 3) == Self.red)
    let round = try image("<path \(line) stroke-linecap='round'/>")
    #expect(isRed(round, 1, 5) && !isRed(round, 1, 3))
    let corner = "d='M2 10V2H10' fill='none' stroke='red' stroke-width='4'"
    #expect(try image("<path \(corner)/>").pixel(0, 0) == Self.red)
    #expect(try image("<path \(corner) stroke-linejoin='bevel'/>").pixel(0, 0) == Self.clear)
    let dashes = "d='M0 5h10' stroke='red' stroke-width='2' stroke-dasharray='2 3'"
    #expect(
      (0..<10).map { (try? image("<path \(dashes)/>"))?.pixel($0, 5) == Self.red }
        == [true, true, false, false, false, true, true, false, false, false])
  }

  @Test("moves what is transformed, the last transform first")
  func transforms() throws {
    let rect = "<rect width='1' height='1' fill='red'/>"
    for (transform, x, y) in [
      ("translate(3 4)", 3, 4), ("translate(2,2) scale(3)", 4, 4), ("rotate(90 5 5)", 9, 0),
      ("matrix(1 0 0 1 6 7)", 6, 7), ("scale(2 1) translate(4)", 9, 0),
    ] {
      let image = try image("<g transform='\(transform)'>\(rect)</g>")
      #expect(image.pixel(x, y) == Self.red, "\(transform)")
      #expect(image.pixel(0, 0) == Self.clear, "\(transform)")
    }
  }

  @Test("fits its view box in its size")
  func viewBox() throws {
    let box = try image("<rect x='100' width='2' height='1' fill='red'/>", "viewBox='100 0 2 1'")
    #expect(box.pixel(5, 5) == Self.red && box.pixel(9, 3) == Self.red)
    #expect(box.pixel(5, 1) == Self.clear && box.pixel(5, 8) == Self.clear)
  }

  @Test("draws gradients, clips and what it refers to")
  func references() throws {
    let gradient =
      "<linearGradient id='g'><stop stop-color='#000'/>"
      + "<stop offset='1' stop-color='#F00'/></linearGradient>"
    let shaded = try image("\(gradient)<rect width='10' height='10' fill='url(#g)'/>")
    #expect(shaded.pixel(0, 5)[0] < 30 && shaded.pixel(9, 5)[0] > 225)
    let radial = gradient.replacingOccurrences(of: "linear", with: "radial")
    let round = try image("\(radial)<rect width='10' height='10' fill='url(#g)'/>")
    #expect(round.pixel(5, 5)[0] < 60 && round.pixel(0, 5)[0] > 200)
    let clip = "<clipPath id='c'><rect width='5' height='10'/></clipPath>"
    let clipped = try image("\(clip)<g clip-path='url(#c)'><circle r='9' fill='red'/></g>")
    #expect(clipped.pixel(4, 1) == Self.red && clipped.pixel(6, 1) == Self.clear)
    let shape = "<defs><rect id='s' width='2' height='2' fill='red'/></defs>"
    let used = try image("\(shape)<use xlink:href='#s' x='6' y='6'/>")
    #expect(used.pixel(7, 7) == Self.red && used.pixel(1, 1) == Self.clear)
  }

  @Test("fades a group as a whole")
  func opacity() throws {
    let rect = "<rect width='10' height='10' fill='red'/>"
    #expect(try image("<g opacity='.2'>\(rect)\(rect)</g>").pixel(5, 5) == [255, 0, 0, 51])
  }

  @Test(
    "that repeats itself or is damaged comes to an end",
    arguments: [
      "<g id='a'><use href='#a'/><use href='#a'/></g>", "<path d='M0 0 1e300 1e300 nan'/>",
      String(repeating: "<g>", count: 5000), "<rect width='10' height='10' fill='url(#x)'/><",
      "<linearGradient id='x' href='#x'/><rect width='9' height='9' fill='url(#x)'/>",
      "<path d='M0 0h10' stroke='red' stroke-dasharray='1e-300'/>",
    ])
  func hostile(_ content: String) throws {
    #expect(try image(content).cgImage?.pixels.count == 400)
  }
}

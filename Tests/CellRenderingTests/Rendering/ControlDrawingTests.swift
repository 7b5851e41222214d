import DisplayInterface
import Foundation
import Testing

@testable import CellRendering

@Suite("Drawing controls in cells")
struct ControlDrawingTests {
  func body(
    _ body: NodeContent.Body, _ columns: Double, _ rows: Double = 1, isMirrored: Bool = false
  ) -> Scene {
    let scene = Scene(Int(columns), Int(rows))
    scene.add(NodeContent(body: body, isMirrored: isMirrored), 0, 0, columns, rows)
    return scene
  }

  @Test("A switch shows its state in colour and shape")
  func toggle() {
    let on = body(.toggle(isOn: true, tint: .blue), 7)
    #expect(on.text == "  ━━●")
    #expect(on.screen[1, 0].background == .fullBlue)
    #expect(on.screen[0, 0].background.isStandard)
    let off = body(.toggle(isOn: false, tint: .blue), 7)
    #expect(off.text == "  ●──")
    #expect(off.screen[1, 0].background != .fullBlue)
  }

  @Test("A slider's knob stands at its value")
  func slider() {
    #expect(body(.slider(0, tint: .red), 5).text == "●────")
    #expect(body(.slider(0.5, tint: .red), 5).text == "━━●──")
    #expect(body(.slider(7, tint: .red), 5).text == "━━━━●")
  }

  @Test("Mirrored controls begin at the right edge")
  func mirrored() {
    func text(_ body: NodeContent.Body) -> String { self.body(body, 5, isMirrored: true).text }
    #expect(text(.toggle(isOn: true, tint: .blue)) == " ●━━")
    #expect(text(.toggle(isOn: false, tint: .blue)) == " ──●")
    #expect(text(.slider(0, tint: .red)) == "────●")
    #expect(text(.slider(0.25, tint: .red)) == "───●━")
    // The track is drawn, and the bar is behind it.
    let progress = body(.progress(0.25, tint: .red, track: .blue), 4, isMirrored: true)
    #expect(progress.text == "███")
    #expect(progress.screen[3, 0].background == .fullRed)
  }

  @Test("Progress is shown to an eighth of a cell")
  func progress() {
    func progress(_ value: Double) -> String {
      body(.progress(value, tint: .red, track: .blue), 4, 3).text
    }
    #expect(progress(0) == "")
    #expect(progress(0.5) == "\n██")
    #expect(progress(0.53125) == "\n██▏")
    #expect(progress(1) == "\n████")
    #expect(body(.progress(0, tint: .red, track: .blue), 4).screen[3, 0].background == .fullBlue)
  }

  @Test("An activity turns with the ticks and tells that it does")
  func activity() {
    let scene = body(.activity(.red, isAnimating: true), 3, 1)
    #expect(scene.renderer.render(columns: 3, rows: 1, tick: 0).text == " ⠋")
    #expect(scene.renderer.isAnimating)
    #expect(scene.renderer.render(columns: 3, rows: 1, tick: 11).text == " ⠙")
    let still = body(.activity(.red, isAnimating: false), 3, 1)
    #expect(still.renderer.render(columns: 3, rows: 1, tick: 1).text == " ⠋")
    #expect(!still.renderer.isAnimating)
    let hidden = Scene(3, 1)
    hidden.add(NodeContent(body: .activity(.red, isAnimating: true)), 0, 4, 3, 1)
    _ = hidden.screen
    #expect(!hidden.renderer.isAnimating)
  }

  @Test("A symbol is one tinted character")
  func symbols() {
    let image = Image(
      source: .symbol("star.fill", Font(size: 17, weight: 0.4)), size: CGSize(width: 8, height: 16),
      fit: .center, tint: .red)
    let scene = body(.image(image), 5, 3)
    #expect(scene.text == "\n  ★")
    #expect(scene.screen[2, 1].foreground == .fullRed)
    #expect(scene.screen[2, 1].attributes == .bold)
  }

  /// Two columns of four rows: red, blue, clear and half-red on the left, all white on the right.
  static let pixels: Data = {
    let left: [[UInt8]] = [[255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0], [255, 0, 0, 128]]
    return Data(left.flatMap { $0 + [255, 255, 255, 255] })
  }()

  @Test("Pixels are half blocks in two colours")
  func pixels() {
    let image = Image(
      source: .pixels(Self.pixels, width: 2, height: 4), size: CGSize(width: 16, height: 32))
    let scene = body(.image(image), 2, 2)
    #expect(scene.text == "▀\n▀")
    #expect(scene.screen[0, 0].foreground == .fullRed)
    #expect(scene.screen[0, 0].background == .fullBlue)
    #expect(scene.screen[0, 1].foreground == .white)
    #expect(scene.screen[0, 1].background == CellColor(red: 255, green: 128, blue: 128))
    #expect(scene.screen[1, 0].glyph == .space)
    #expect(scene.screen[1, 0].background == .white)
  }

  @Test("Transparent pixels dim the text below, and opaque ones cover it")
  func transparentPixels() {
    func scene(_ alpha: UInt8) -> Scene {
      let scene = Scene(2, 1)
      scene.add(.text("ab"), 0, 0, 2, 1)
      let pixels = Data((0..<4).flatMap { _ in [0, 0, 255, alpha] })
      let image = Image(
        source: .pixels(pixels, width: 2, height: 2), size: CGSize(width: 16, height: 16))
      scene.add(NodeContent(body: .image(image)), 0, 0, 2, 1)
      return scene
    }
    let dimmed = scene(128)
    #expect(dimmed.text == "ab")
    #expect(dimmed.screen[0, 0].background == CellColor(red: 128, green: 128, blue: 255))
    #expect(dimmed.screen[0, 0].foreground == CellColor(red: 0, green: 0, blue: 128))
    #expect(scene(255).text == "")
  }

  @Test("Pixels fit their frame as asked")
  func fits() {
    func columns(_ fit: Image.Fit) -> [Bool] {
      let image = Image(
        source: .pixels(
          Data(repeating: 255, count: 16 * 4), width: 4, height: 4),
        size: CGSize(width: 16, height: 16), fit: fit, tint: .red)
      let scene = body(.image(image), 6, 1)
      return (0..<6).map { scene.screen[$0, 0].background == .fullRed }
    }
    #expect(columns(.fill) == [true, true, true, true, true, true])
    #expect(columns(.aspectFit) == [false, false, true, true, false, false])
    #expect(columns(.center) == [false, false, true, true, false, false])
    #expect(columns(.left) == [true, true, false, false, false, false])
    #expect(columns(.topRight) == [false, false, false, false, true, true])
    #expect(columns(.aspectFill) == [true, true, true, true, true, true])
  }

  @Test("A field shows its caret and scrolls no more than it must")
  func caret() {
    let scene = Scene(6, 1)
    let id = scene.add(.field("abcdefgh", 8..<8), 0, 0, 6, 1)
    #expect(scene.text == "defgh")
    #expect(scene.renderer.caret.map { [$0.column, $0.row] } == [5, 0])
    scene.renderer.apply([.update(id, .field("abcdefgh", 4..<4))])
    #expect(scene.text == "defgh")
    #expect(scene.renderer.caret?.column == 1)
    scene.renderer.apply([.update(id, .field("abcdefgh", 0..<0))])
    #expect(scene.text == "abcdef")
    #expect(scene.renderer.caret?.column == 0)
    scene.renderer.apply([.update(id, .field("abc", 3..<3))])
    #expect(scene.text == "abc")
    #expect(scene.renderer.caret?.column == 3)
    scene.renderer.apply([.update(id, .field("abcdefgh"))])
    #expect(scene.text == "abcdef")
    #expect(scene.renderer.caret == nil)
  }

  @Test("A selection is inverse, a secret is bullets, a placeholder is faint")
  func field() {
    let scene = Scene(8, 3)
    scene.add(.field("a日b", 1..<2), 0, 0, 8, 1)
    scene.add(.field("a日b", isSecure: true), 0, 1, 8, 1)
    scene.add(.field("", placeholder: "Search"), 0, 2, 8, 1)
    #expect(scene.text == "a日b\n•••\nSearch")
    #expect(
      (0..<4).map { scene.screen[$0, 0].attributes.contains(.inverse) } == [
        false, true, true, false,
      ])
    #expect(scene.screen[0, 2].attributes.contains(.dim))
  }

  @Test("Several lines of a field scroll with their node")
  func multiline() {
    let scene = Scene(8, 3)
    scene.add(
      .field("one two three four", 8..<8, isMultiline: true), 0, 0, 8, 3, origin: (0, 1),
      clips: true)
    #expect(scene.text == "three\nfour")
    #expect(scene.renderer.caret.map { [$0.column, $0.row] } == [0, 0])
    let trailing = Scene(8, 3)
    trailing.add(.field("one\n", 4..<4, isMultiline: true), 0, 0, 8, 3)
    _ = trailing.screen
    #expect(trailing.renderer.caret.map { [$0.column, $0.row] } == [0, 1])
  }
}

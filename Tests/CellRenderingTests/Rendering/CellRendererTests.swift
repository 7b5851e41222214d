import DisplayInterface
import Foundation
import Testing

@testable import CellRendering

@Suite("Drawing nodes in cells")
struct CellRendererTests {
  @Test("Text stands in the middle of its frame, aligned, broken and cut")
  func text() {
    let scene = Scene(12, 6)
    scene.add(.text("left"), 0, 0, 12, 1)
    scene.add(.text("centre", .center), 0, 1, 12, 1)
    scene.add(.text("right", .right), 0, 2, 12, 1)
    scene.add(.text("two words here"), 2, 3, 6, 3)
    #expect(
      scene.text == """
        left
           centre
               right
          two
          words
          here
        """)
    let tall = Scene(12, 4)
    tall.add(.text("middle"), 0, 0, 12, 3)
    #expect(tall.text == "\nmiddle")
    tall.add(.text("too long for it", lines: 1), 0, 3, 8, 0.4)
    #expect(tall.text == "\nmiddle\n\ntoo lon…")
  }

  @Test("Edges go to the nearest cell and equal heights stay equal")
  func rounding() {
    let scene = Scene(8, 8)
    for index in 0..<4 {
      scene.add(.box(index % 2 == 0 ? .red : .blue), 0, Double(index) * 1.5, 8, 1.5)
    }
    let rows = (0..<6).map { scene.screen[0, $0].background == .fullRed }
    #expect(rows == [true, true, false, true, true, false])
    let equal = Scene(8, 8)
    for index in 0..<5 {
      equal.add(.box(index % 2 == 0 ? .red : .blue), 0, 0.5 + Double(index), 8, 1)
    }
    #expect(
      (1...5).map { equal.screen[0, $0].background == .fullRed } == [
        true, false, true, false, true,
      ])
  }

  @Test("Borders are lines in the frame's outer cells")
  func borders() {
    let scene = Scene(14, 6)
    scene.add(.box(border: .black), 0, 0, 6, 3)
    scene.add(.box(border: .black, radius: 8), 7, 0, 6, 3)
    scene.add(.box(border: .black), 0, 3, 6, 2)
    scene.add(.text("hi"), 1, 3, 3, 1)
    #expect(
      scene.text == """
        ┌────┐ ╭────╮
        │    │ │    │
        └────┘ ╰────╯
        ▏hi  ▕
        ▏    ▕
        """)
  }

  @Test("Rules join the borders and rules they meet and spare text")
  func rules() {
    let scene = Scene(12, 7)
    let box = scene.add(.box(border: .black, radius: 4), 0, 0, 11, 7)
    scene.add(NodeContent(body: .rule(.black)), 1, 2.4, 9, 0.05, in: box)
    scene.add(NodeContent(body: .rule(.black)), 5, 1, 0.1, 5, in: box)
    scene.add(.text("ab"), 2, 4, 2, 1, in: box)
    scene.add(NodeContent(body: .rule(.black)), 1, 4.9, 9, 0.05, in: box)
    #expect(
      scene.text == """
        ╭────┬────╮
        │    │    │
        ├────┼────┤
        │    │    │
        ├─ab─┼────┤
        │    │    │
        ╰────┴────╯
        """)
  }

  @Test("A box thinner than half a cell is a part of its cells")
  func bars() {
    let scene = Scene(6, 3)
    scene.add(.box(.red), 0, 1.8, 4, 0.2)
    scene.add(.box(.red), 5.6, 0, 0.4, 3)
    #expect(scene.text == "     ▐\n▂▂▂▂ ▐\n     ▐")
  }

  @Test("The thinnest box is a line")
  func hairlines() {
    let scene = Scene(6, 2)
    scene.add(.box(.red), 0, 1, 6, 0.06)
    #expect(scene.text == "\n──────")
    #expect(scene.screen[0, 1].foreground == .fullRed)
  }

  @Test("Ancestors that clip hide what lies outside, and scroll what lies inside")
  func clipping() {
    let scene = Scene(12, 6)
    let list = scene.add(.box(border: .black), 1, 1, 8, 4, clips: true)
    for index in 0..<9 { scene.add(.text("row \(index)"), 1, Double(index), 8, 1, in: list) }
    #expect(scene.text.contains("row 3"))
    #expect(!scene.text.contains("row 4"))
    let scrolled = Scene(12, 6)
    let area = scrolled.add(.box(), 1, 1, 8, 3, origin: (0, 4), clips: true)
    for index in 0..<9 {
      scrolled.add(.text("row \(index) is long"), 2, Double(index), 20, 1, in: area)
    }
    #expect(
      scrolled.text == """

           row 4
           row 5
           row 6
        """)
    let overflowing = Scene(12, 6)
    let loose = overflowing.add(.box(), 1, 1, 3, 1)
    overflowing.add(.text("outside"), 1, 1, 8, 1, in: loose)
    #expect(overflowing.text.contains("  outside"))
  }

  @Test("Wide characters are whole or not there")
  func wide() {
    let scene = Scene(6, 1)
    scene.add(.text("日本語"), 0, 0, 6, 1)
    #expect(scene.text == "日本語")
    #expect(scene.screen[0, 0].width == 2)
    #expect(scene.screen[1, 0].width == 0)
    scene.add(.text("x"), 1, 0, 1, 1)
    #expect(scene.text == " x本語")
    scene.add(.box(.red), 3, 0, 1, 1)
    #expect(scene.text == " x  語")
    let cut = Scene(6, 1)
    let area = cut.add(.box(), 1, 0, 3, 1, clips: true)
    cut.add(.text("日本"), 0, 0, 4, 1, in: area)
    #expect(cut.text == " 日")
  }

  @Test("Colours are mixed with what is behind")
  func alpha() {
    let scene = Scene(4, 1)
    scene.add(.box(.red), 0, 0, 4, 1)
    scene.add(.text("abcd"), 0, 0, 4, 1)
    scene.add(.box(Color(red: 0, green: 0, blue: 1, alpha: 0.5)), 0, 0, 2, 1)
    let cell = scene.screen[0, 0]
    #expect(cell.background == CellColor(red: 128, green: 0, blue: 128))
    #expect(cell.glyph.string == "a")
    #expect(cell.foreground == CellColor(red: 0, green: 0, blue: 128))
    let group = Scene(4, 1)
    let parent = group.add(.box(.red, alpha: 0), 0, 0, 4, 1)
    group.add(.text("abcd"), 0, 0, 4, 1, in: parent)
    #expect(group.text == "")
    #expect(group.screen[0, 0] == .blank)
  }

  @Test("Runs bring colours and styles")
  func runs() {
    let scene = Scene(9, 1)
    var bold = Text.Run("ab", font: Font(size: 17, weight: 0.4, isItalic: true), color: .red)
    bold.underline = TextDecoration()
    var struck = Text.Run("cd", font: Font(size: 17), background: .blue)
    struck.strikethrough = TextDecoration()
    scene.add(NodeContent(body: .text(Text([bold, struck]))), 0, 0, 9, 1)
    #expect(scene.screen[1, 0].attributes == [.bold, .italic, .underline])
    #expect(scene.screen[1, 0].foreground == .fullRed)
    #expect(scene.screen[2, 0].attributes == .strike)
    #expect(scene.screen[2, 0].background == .fullBlue)
    #expect(scene.screen[4, 0].background.isStandard)
  }

  @Test("Nodes are arranged, moved and removed")
  func tree() {
    let scene = Scene(4, 2)
    let a = scene.add(.text("a"), 0, 0, 1, 1)
    let b = scene.add(.text("b"), 0, 0, 1, 1)
    #expect(scene.text == "b")
    scene.renderer.apply([.arrange(nil, [b, a])])
    #expect(scene.text == "a")
    scene.renderer.apply([.arrange(nil, [b]), .arrange(b, [a])])
    scene.renderer.apply([
      .place(b, NodePlacement(frame: CGRect(x: 8, y: 16, width: 8, height: 16)))
    ])
    #expect(scene.text == "\n a")
    scene.renderer.apply([.update(a, .text("c"))])
    #expect(scene.text == "\n c")
    scene.renderer.apply([.remove(a)])
    #expect(scene.text == "\n b")
    scene.renderer.apply([.remove(b)])
    #expect(scene.text == "")
  }

  @Test("Any size is drawn without harm", arguments: [(0, 0), (1, 1), (3, 2), (0, 5), (300, 1)])
  func sizes(columns: Int, rows: Int) {
    let scene = Scene(columns, rows)
    let panel = scene.add(.box(.white, role: .panel), 1, 1, 20, 10)
    scene.add(.field("日本語", 1..<2), -1, 0, 3, 1, in: panel)
    scene.add(NodeContent(body: .toggle(isOn: true, tint: .red)), -2, 1, 6, 1, in: panel)
    scene.add(NodeContent(body: .slider(.nan, tint: .red)), 2, 2, 1, 1, in: panel)
    scene.add(NodeContent(body: .rule(.black)), -5, 3, 900, 0.1, in: panel)
    scene.add(.box(.red, border: .blue), -3, -3, 900, 900, in: panel)
    #expect(scene.screen.cells.count == columns * rows)
  }
}

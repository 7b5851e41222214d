import DisplayInterface
import Foundation
import Testing

@testable import CellRendering

@Suite("Focus, selection and panels in cells")
struct EmphasisTests {
  @Test("A focused row takes on the tint, a selected one a shade of grey")
  func rows() {
    let scene = Scene(6, 2)
    let row = scene.add(NodeContent(role: .row, tint: .blue), 0, 0, 6, 1)
    scene.add(.text("row"), 1, 0, 5, 1, in: row)
    #expect(scene.screen[0, 0] == .blank)
    scene.focus(row)
    let focused = scene.screen
    #expect(focused[5, 0].background.blue > focused[5, 0].background.red)
    #expect(focused[1, 0].attributes.contains(.marked))
    #expect(focused[0, 1] == .blank)
    scene.focus(nil)
    scene.renderer.apply([.update(row, NodeContent(role: .row, isHighlighted: true, tint: .blue))])
    let selected = scene.screen[5, 0]
    #expect(!selected.background.isStandard)
    #expect(selected.background.red == selected.background.blue)
  }

  @Test("A focused button without a surface inverts its label and a cell on each side")
  func plainButton() {
    let scene = Scene(10, 3)
    let button = scene.add(NodeContent(role: .button, tint: .blue), 0, 0, 10, 3)
    scene.add(.text("OK", .center, color: .blue), 0, 0, 10, 3, in: button)
    scene.focus(button)
    let screen = scene.screen
    #expect(screen.text == "\n    OK")
    #expect((0..<10).filter { screen[$0, 1].attributes.contains(.inverse) } == [3, 4, 5, 6])
    #expect((3..<7).allSatisfy { screen[$0, 1].foreground == .fullBlue })
    #expect(!screen[4, 0].attributes.contains(.inverse))
  }

  @Test("A focused button with a surface inverts all of it")
  func filledButton() {
    let scene = Scene(10, 3, style: .dark)
    let button = scene.add(NodeContent(role: .button, tint: .blue), 0, 0, 10, 3)
    scene.add(.box(.blue, radius: 8), 0, 0, 10, 3, in: button)
    scene.add(.text("OK", .center, color: .white), 0, 0, 10, 3, in: button)
    scene.focus(button)
    #expect(scene.screen.cells.allSatisfy { $0.attributes.contains(.inverse) })
    #expect(scene.screen.cells.allSatisfy { $0.foreground == .white && $0.background == .fullBlue })
  }

  @Test("A surface that would take the page's colour is darkened instead")
  func lostSurface() {
    let scene = Scene(10, 3)
    let button = scene.add(.box(.blue, role: .button), 0, 0, 10, 3)
    scene.add(.text("OK", .center, color: .white), 0, 0, 10, 3, in: button)
    scene.focus(button)
    let cell = scene.screen[4, 1]
    #expect(cell.foreground == .white)
    #expect(cell.attributes == [.marked, .underline])
    #expect(cell.background.blue < 200 && cell.background.blue > 100)
  }

  @Test("A pressed button and what is disabled are faint")
  func faint() {
    let scene = Scene(4, 2)
    let button = scene.add(NodeContent(role: .button, isHighlighted: true), 0, 0, 4, 1)
    scene.add(.text("OK"), 0, 0, 4, 1, in: button)
    var label = NodeContent.text("no")
    label.isEnabled = false
    scene.add(label, 0, 1, 4, 1)
    for row in 0..<2 {
      #expect(scene.screen[0, row].attributes.contains(.dim))
      #expect(scene.screen[0, row].foreground.luminance > 80)
    }
  }

  @Test("A focused field's border takes the tint; without a border it is underlined")
  func fields() {
    let scene = Scene(8, 4)
    var bordered = NodeContent.box(border: .red, role: .field)
    bordered.tint = .blue
    let first = scene.add(bordered, 0, 0, 8, 3)
    let second = scene.add(.field("ab", 2..<2), 0, 3, 8, 1)
    scene.focus(first)
    #expect(scene.screen[0, 0].foreground == .fullBlue)
    scene.focus(second)
    #expect(scene.screen[0, 0].foreground == .fullRed)
    #expect((0..<8).allSatisfy { scene.screen[$0, 3].attributes.contains(.underline) })
  }

  @Test("A panel gets a border around it, which rules in it join; the veil behind darkens")
  func panel() {
    let scene = Scene(12, 6)
    scene.add(.text("behind it"), 0, 0, 12, 1)
    scene.add(.box(Color(red: 0, green: 0, blue: 0, alpha: 0.5), role: .dimming), 0, 0, 12, 6)
    let panel = scene.add(.box(.white, radius: 12, role: .panel), 2, 2, 8, 3)
    scene.add(.text("Title", .center), 0, 0, 8, 1, in: panel)
    scene.add(NodeContent(body: .rule(.black)), 0, 1.4, 8, 0.02, in: panel)
    scene.add(.text("OK", .center), 0, 2, 8, 1, in: panel)
    #expect(
      scene.text == """
        behind it
         ╭────────╮
         │ Title  │
         ├────────┤
         │   OK   │
         ╰────────╯
        """)
    #expect(scene.screen[0, 0].attributes == .dim)
    #expect(scene.screen[0, 0].background == CellColor(red: 128, green: 128, blue: 128))
    #expect(scene.screen[2, 2].background == .white)
  }
}

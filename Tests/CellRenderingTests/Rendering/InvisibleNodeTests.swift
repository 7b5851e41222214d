import DisplayInterface
import Foundation
import Testing

@testable import CellRendering

@Suite("Nodes outside of the visible area")
struct InvisibleNodeTests {
  @Test("A parent outside of the screen shows its children on the screen")
  func outside() {
    let scene = Scene(8, 2)
    let parent = scene.add(.box(), 30, 30, 4, 1)
    let middle = scene.add(.box(), 0, 0, 0, 0, in: parent)
    scene.add(.text("seen"), -29, -29, 4, 1, in: middle)
    #expect(scene.text == "\n seen")
  }

  @Test("A parent that clips hides its children outside of its frame, until it stops clipping")
  func clips() {
    let scene = Scene(8, 2)
    let parent = scene.add(.box(), 30, 30, 4, 1, clips: true)
    scene.add(.text("seen"), -29, -29, 4, 1, in: parent)
    #expect(scene.text == "")
    scene.place(parent, 30, 30, 4, 1)
    #expect(scene.text == "\n seen")
  }

  @Test("Nodes move into the screen with their parents, by scrolling and by themselves")
  func moves() {
    let scene = Scene(8, 2)
    let scrollView = scene.add(.box(), 0, 0, 8, 2, clips: true)
    let parent = scene.add(.box(), 0, 40, 8, 1, in: scrollView)
    let label = scene.add(.text("seen"), 0, 0, 4, 1, in: parent)
    #expect(scene.text == "")
    scene.place(scrollView, 0, 0, 8, 2, origin: (0, 39), clips: true)
    #expect(scene.text == "\nseen")
    scene.place(parent, 0, 80, 8, 1)
    #expect(scene.text == "")
    scene.place(label, 2, -41, 4, 1)
    #expect(scene.text == "  seen")
  }

  @Test("A text is visible wherever its part of the node is")
  func textFrame() {
    let scene = Scene(8, 2)
    var text = Text([.plain("seen")])
    let label = scene.add(NodeContent(body: .text(text)), 0, 40, 8, 1)
    #expect(scene.text == "")
    text.frame = CGRect(x: 8, y: -40 * 16, width: 56, height: 16)
    scene.renderer.apply([.update(label, NodeContent(body: .text(text)))])
    #expect(scene.text == " seen")
  }

  @Test("A panel beside the screen shows its border on the screen")
  func ring() {
    let scene = Scene(4, 2)
    scene.add(.box(role: .panel), 0, 2.4, 4, 1)
    #expect(scene.text == "\n────")
  }

  @Test("Nodes appear when they get another parent or another position")
  func arrangement() {
    let scene = Scene(8, 2)
    let far = scene.add(.box(), 0, 40, 8, 1)
    let near = scene.add(.box(), 0, 1, 8, 1)
    let labels = (0..<200).map { scene.add(.text("\($0)"), 0, 0, 4, 1, in: far) }
    #expect(scene.text == "")
    scene.renderer.apply([.arrange(near, [labels[150]])])
    #expect(scene.text == "\n150")
    scene.place(labels[151], 4, -40, 4, 1)
    #expect(scene.text == "    151\n150")
    scene.renderer.apply([.remove(labels[0])])
    scene.place(labels[192], 0, -40, 4, 1)
    #expect(scene.text == "192 151\n150")
    scene.renderer.apply([.remove(labels[192])])
    #expect(scene.text == "    151\n150")
  }

  @Test("Positions whose sums are inexact hide nothing")
  func distantPositions() {
    let scene = Scene(8, 1)
    let clip = scene.add(.box(), 1, 0, 7, 1, clips: true)
    let parent = scene.add(.box(), 1e17, 0, 1, 1, in: clip)
    scene.add(.text("seen"), -1e17, 0, 4, 1, in: parent)
    #expect(scene.text == " een")
  }

  @Test("A frame doesn't visit the nodes that aren't visible")
  func visits() {
    let scene = Scene(8, 4)
    let scrollView = scene.add(.box(), 0, 0, 8, 4, clips: true)
    // Only fields lay out their text even if it isn't visible.
    for row in 0..<300 { scene.add(.field("\(row)"), 0, Double(row), 8, 1, in: scrollView) }
    let other = scene.add(.box(), 0, 50, 8, 4, clips: true)
    scene.add(.field("other"), 0, 0, 8, 1, in: other)
    #expect(scene.text == "0\n1\n2\n3")
    let fields = scene.renderer.roots[0].children
    #expect(fields.count { $0.layout != nil } < 10)
    let hidden = scene.renderer.roots[1]
    #expect(hidden.children[0].knownExtent == nil)

    // A change makes only the extents unknown that depend on the changed node.
    fields[0].content = .field("changed")
    let root = scene.renderer.roots[0]
    #expect(root.groupExtents.count { $0 == nil } == 1)
    #expect(root.children.count { $0.knownExtent == nil } == 1)
    #expect(root.knownExtent != nil)
  }

  @Test("Changed trees look like the same trees of which everything is drawn", arguments: 0..<20)
  func randomTrees(seed: Int) throws {
    var scenes = RandomScenes(seed: UInt64(seed))
    for round in 0..<40 {
      scenes.change()
      let isEqual = scenes.isEqual
      try #require(isEqual, "Round \(round)")
    }
  }
}

import DisplayInterface
import Foundation
import Testing

@testable import BrowserDisplay

@Suite("What a page reports")
struct InputReaderTests {
  @Test(
    arguments: [
      (
        "[\"pointer\",\"moved\",1,2,1500,0,0,1,0]",
        .pointer(Pointer(.moved, at: CGPoint(x: 1, y: 2), time: 1.5))
      ),
      (
        "[\"pointer\",\"cancelled\",0,0,0,0,0,1,0]",
        .pointer(Pointer(.cancelled, at: .zero, time: 0))
      ),
      (
        "[\"scroll\",1,2,3,-4.5]",
        .scroll(at: CGPoint(x: 1, y: 2), by: CGSize(width: 3, height: -4.5))
      ),
      ("[\"key\",\"Enter\",0]", .key(KeyPress(.enter))),
      ("[\"key\",\"ArrowUp\",3]", .key(KeyPress(.up, modifiers: [.shift, .control]))),
      ("[\"key\",\"a\",8]", .key(KeyPress(.character("a"), modifiers: .command))),
      ("[\"key\",\"F12\",4]", .key(KeyPress(.function(12), modifiers: .alternate))),
      (
        "[\"assist\",\"increment\",7,0,0]",
        .assistance(Assistance(.increment, node: NodeID(rawValue: 7)))
      ),
      (
        "[\"assist\",\"perform\",7,2,3]",
        .assistance(Assistance(.perform(3), node: NodeID(rawValue: 7), element: 1))
      ),
      ("[\"text\",\"a\\nb\"]", .text("a\nb")),
      ("[\"compose\",\"é😀\",1,9]", .compose("é😀", selection: 1..<3)),
      (
        "[\"edit\",\"😀\",7,3,-9,2,4,4,4,0,1]",
        .edit(
          Edit(
            node: NodeID(rawValue: 7), base: 3, revision: -9, range: 2..<4, replacement: "😀",
            selection: 4..<4, isAtCaret: true))
      ),
      (
        "[\"edit\",\"\",7,-9,-10,2,2,0,1,1,0]",
        .edit(
          Edit(
            node: NodeID(rawValue: 7), base: -9, revision: -10, range: 2..<2, replacement: "",
            selection: 0..<1, isMarked: true))
      ),
      (
        "[\"drop\",1,2,\"a.txt\",\"text/plain\",\"aGk=\",\"\",\"\",\"\"]",
        .drop(
          [
            ForeignItem(name: "a.txt", type: "text/plain", data: Data("hi".utf8)),
            ForeignItem(name: nil, type: "", data: Data()),
          ], at: CGPoint(x: 1, y: 2))
      ),
    ] as [(String, Input)])
  func reads(message: String, input: Input) {
    #expect(InputReader.read(message) == input)
  }

  @Test(arguments: [
    "", "{}", "[]", "null", "\u{0}", "[1]", "[\"pointer\"]", "[\"pointer\",\"began\",1]",
    "[\"pointer\",\"began\",1,2]", "[\"pointer\",\"flown\",1,2,3,0,0,1,0]",
    "[\"pointer\",\"began\",1,2,3]", "[\"drop\",1,2]", "[\"drop\",1,2,\"a\",\"b\"]",
    "[\"drop\",1,2,\"a\",\"b\",\"%\"]", "[\"compose\",\"a\"]",
    "[\"pointer\",\"began\",\"1\",\"2\",\"3\"]", "[\"scroll\",1,2,3]",
    "[\"key\",\"Nope\",0]", "[\"key\",\"F25\",0]", "[\"key\",\"\",0]", "[\"key\",\"a\"]",
    "[\"text\",\"\"]",
    "[\"text\",[\"a\"]]", "[\"text\",null]", "[\"traits\",1]", "[\"other\",1,2]",
    "[\"assist\",\"activate\",1]", "[\"assist\",\"break\",1,0,0]",
    "[\"assist\",\"activate\",-1,0,0]",
    // A node, a revision or a place that cannot be; half a character; too few numbers.
    "[\"edit\",\"a\",-7,3,-9,2,4,4,4,0,1]", "[\"edit\",\"a\",7,3,9,2,4,4,4,0,1]",
    "[\"edit\",\"a\",7,3,-9,-2,4,4,4,0,1]", "[\"edit\",\"a\",7,3,-9,4,2,4,4,0,1]",
    "[\"edit\",\"a\",7,3,-9,2,4,-1,4,0,1]", "[\"edit\",\"a\",7,3,-9,2,4,5,4,0,1]",
    "[\"edit\",\"\\ud83d\",7,3,-9,2,4,4,4,0,1]", "[\"edit\",\"a\",7,3,-9,2,4,4,4,0]",
    "[\"edit\",7,3,-9,2,4,4,4,0,1]",
    "[\"edit\",\"\(String(repeating: "a", count: 1_000_001))\",7,3,-9,2,4,4,4,0,1]",
    "[\"preview\",1]",
    String(repeating: "[", count: 100_000),
  ])
  func refuses(message: String) {
    #expect(InputReader.read(message) == nil)
  }

  @Test func readsThePreviewOfAPage() {
    #expect(InputReader.preview("[\"preview\",3]") == 3)
    for message in [
      "[\"preview\"]", "[\"preview\",\"3\"]", "[\"preview\",1,2]", "[\"previews\",1]",
    ] {
      #expect(InputReader.preview(message) == nil)
    }
  }

  @Test func boundsWhatIsFarAway() throws {
    #expect(
      InputReader.read("[\"pointer\",\"began\",1e300,-1e300,-1e300,0,0,1,0]")
        == .pointer(Pointer(.began, at: CGPoint(x: 10_000, y: -10_000), time: 0)))
    var traits = DisplayTraits(
      size: CGSize(width: 100, height: 4000), scale: 4, style: .dark,
      safeArea: (0, 200, 0, 0), keyboardHeight: 2000, opensLinks: true)
    traits.textSteps = -3
    let start = "[\"traits\",0,1e9,99,5,-1,999,0,0,1e9"
    #expect(InputReader.read(start + ",-9,0]") == .traits(traits))
    (traits.textSteps, traits.isRightToLeft) = (8, true)
    #expect(InputReader.read(start + ",1e9,1]") == .traits(traits))
    guard
      case .pointer(let mouse)? = InputReader.read("[\"pointer\",\"hovered\",1,2,3,7,1,255,255]")
    else {
      Issue.record("no pointer")
      return
    }
    #expect(mouse.phase == .hovered)
    #expect(mouse.id == 7)
    #expect(mouse.kind == .mouse)
    #expect(mouse.buttons == [.primary, .secondary])
    #expect(mouse.modifiers.rawValue == 15)
    let long = String(repeating: "é", count: InputReader.longestText + 5)
    guard case .text(let text)? = InputReader.read("[\"text\",\"\(long)\"]") else {
      Issue.record("no text")
      return
    }
    #expect(text.count == InputReader.longestText)
  }
}

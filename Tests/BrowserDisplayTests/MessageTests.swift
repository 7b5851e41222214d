import DisplayInterface
import Foundation
import PointText
import SVGDrawing
import Testing

@testable import BrowserDisplay

@MainActor @Suite("What a page is told")
struct MessageTests {
  let state = PageState()
  let writer: MessageWriter
  let id = NodeID(rawValue: 3)
  let blue = Color(red: 0, green: 0, blue: 1, alpha: 0.5)

  init() {
    writer = MessageWriter(
      state: state,
      content: ContentWriter(
        placer: TextPlacer(measuring: PointTextMeasuring()), pictures: state.pictures))
  }

  func message(_ batch: [Change]) -> String {
    state.apply(batch)
    let traits = DisplayTraits(size: CGSize(width: 10, height: 20))
    let text = writer.message(state.takeChanges(), traits: traits, isWhole: false).text
    return String(text.dropFirst("{\"screen\":[10,20,\"light\"],".count).dropLast())
  }

  /// What is told of a content in a frame of 100 × 40, but for assistive technology.
  func told(_ content: NodeContent) -> String {
    let message = message([
      .create(id, content, NodePlacement(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
    ])
    _ = self.message([.remove(id)])
    return String(message.dropFirst("\"new\":[[3,[0,0,100,40,0,0,0],{".count).dropLast(3))
      .replacing(/,?"aria":{[^}]*}/, with: "")
  }

  @Test func everyKindOfChange() {
    let place = NodePlacement(
      frame: CGRect(x: 1.5, y: -2, width: 3.0004, height: 4), origin: CGPoint(x: 0, y: 7),
      clips: true)
    #expect(
      message([.create(id, NodeContent(), place)]) == "\"new\":[[3,[1.5,-2,3,4,0,7,1],{}]]")
    #expect(
      message([.update(id, NodeContent(isEnabled: false))])
        == "\"set\":[[3,{\"off\":1,\"aria\":{\"aria-disabled\":\"true\"}}]]")
    #expect(message([.announce("Done")]) == "\"say\":[\"Done\"]")
    #expect(message([.place(id, NodePlacement(frame: .zero))]) == "\"put\":[[3,[0,0,0,0,0,0,0]]]")
    #expect(message([.arrange(nil, [id])]) == "\"in\":[[0,3]]")
    #expect(message([.arrange(id, [])]) == "\"in\":[[3]]")
    #expect(message([.focus(id)]) == "\"focus\":3")
    #expect(message([.focus(nil)]) == "\"focus\":0")
    #expect(message([.remove(id)]) == "\"gone\":[[3,3]]")
  }

  @Test func motions() {
    let place = NodePlacement(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = message([.create(id, NodeContent(), place)])
    let slide = Motion(
      number: 4, .offset([CGPoint(x: -5, y: 0), .zero]), times: [0, 1],
      curve: .cubic(CGPoint(x: 0.25, y: 0), CGPoint(x: 0.5, y: 1)), duration: 0.5, delay: 0.1,
      holds: true)
    #expect(
      message([.move(id, slide)]) == """
        "move":[[3,4,"offset",[[-5,0],[0,0]],[0,1],500,100,"cubic-bezier(0.25, 0.0, 0.5, 1.0)",1,0,1]]
        """)
    #expect(message([.still(id, 4)]) == "\"move\":[[3,4]]")
    let pulse = Motion(
      number: 5, .opacity([1, 0.5]), curve: .samples([0, 1]), duration: 1, repeatCount: .infinity,
      autoreverses: true)
    let told = "[3,5,\"opacity\",[1,0.5],0,1000,0,\"linear(0.0, 1.0)\",0,1,0]"
    #expect(message([.move(id, pulse)]) == "\"move\":[\(told)]")
    // Whoever comes later sees it as well, until it ends.
    #expect(state.everything.motions == [.move(id, pulse)])
    _ = message([.still(id, 5)])
    #expect(state.everything.motions.isEmpty)
    #expect(message([.move(id, pulse), .remove(id)]) == "\"gone\":[[3,3]]")
    #expect(state.everything.motions.isEmpty)
  }

  @Test func boxes() {
    let box = Box(
      background: .white, border: Box.Border(width: 0.5, color: blue), cornerRadius: 8,
      corners: [.topLeft, .bottomRight], alpha: 0.25)
    #expect(
      told(NodeContent(box: box, role: .button, isHighlighted: true)) == """
        "bg":"#ffffffff","border":[0.5,"#0000ff80"],"radius":[8,0,8,0],"alpha":0.25,"role":"button","lit":1
        """)
  }

  @Test func transforms() {
    let half = NodePlacement.Transform(
      size: CGSize(width: 40, height: 20), a: 0.5, b: 0, c: 0, d: -0.5)
    let place = NodePlacement(frame: CGRect(x: 5, y: 6, width: 20, height: 10), transform: half)
    #expect(
      message([.create(id, NodeContent(), place)])
        == "\"new\":[[3,[5,6,20,10,0,0,0,40,20,0.5,0,0,-0.5],{}]]")
  }

  @Test func shadowsAndMasks() {
    let path: [PathStep] = [
      .move(.zero), .line(CGPoint(x: 10, y: 0)),
      .cubic(CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 0.5, y: 10)), .close,
    ]
    let shadow = Shadow(color: blue, offset: CGSize(width: 0, height: -3), radius: 2.5)
    var box = Box(shadow: shadow, mask: .path(path, isEvenOdd: true))
    #expect(
      told(NodeContent(box: box)) == """
        "shadow":[0,-3,2.5,"#0000ff80",""],"mask":["M0 0L10 0C1 2 3 4 0.5 10Z","evenodd"]
        """)
    box.shadow?.path = path
    box.mask = .image(
      Image(
        source: .pixels(Data([0, 0, 0, 255]), width: 1, height: 1),
        size: CGSize(width: 100, height: 40)))
    #expect(
      told(NodeContent(box: box)) == """
        "shadow":[0,-3,2.5,"#0000ff80","M0 0L10 0C1 2 3 4 0.5 10Z"],"mask":[1]
        """)
    #expect(state.pictures[1] == nil)
    #expect(told(NodeContent(box: Box(blursBackdrop: true))) == "\"blur\":1")
  }

  @Test func controls() {
    #expect(told(NodeContent(body: .rule(blue))) == "\"body\":[\"rule\",\"#0000ff80\"]")
    #expect(
      told(NodeContent(body: .activity(blue, isAnimating: true)))
        == "\"body\":[\"activity\",\"#0000ff80\",1]")
    #expect(
      told(NodeContent(body: .toggle(isOn: true, tint: blue)))
        == "\"body\":[\"toggle\",1,\"#0000ff80\"]")
    #expect(
      told(NodeContent(body: .toggle(isOn: true, tint: blue), isMirrored: true))
        == "\"body\":[\"toggle\",1,\"#0000ff80\"],\"mirror\":1")
    #expect(
      told(NodeContent(body: .slider(0.5, tint: blue))) == "\"body\":[\"slider\",0.5,\"#0000ff80\"]"
    )
    #expect(
      told(NodeContent(body: .progress(1, tint: blue, track: .black)))
        == "\"body\":[\"progress\",1,\"#0000ff80\",\"#000000ff\"]")
    let symbol = Image(
      source: .symbol("star", Font(size: 17, weight: 0.3)), size: CGSize(width: 20, height: 20),
      fit: .center, tint: blue)
    let drawing = SymbolDrawing(named: "star", weight: 600).elements.joined()
    #expect(
      told(NodeContent(body: .image(symbol)))
        == "\"body\":[\"symbol\",\(JSON.string(drawing).text),\"center\",20,20,\"#0000ff80\"]")
    let pixels = Image(
      source: .pixels(Data([1, 2, 3, 4]), width: 1, height: 1), size: CGSize(width: 9, height: 9))
    #expect(told(NodeContent(body: .image(pixels))) == "\"body\":[\"picture\",1,\"fill\",9,9,\"\"]")
  }

  @Test func stringsStayStrings() throws {
    let string = "</script>\"\\\u{0}\n\u{2028}é😀"
    let text = JSON.array([.string(string)]).text
    #expect(try JSONDecoder().decode([String].self, from: Data(text.utf8)) == [string])
    #expect(!text.contains("\n") && !text.contains("\u{2028}"))
  }

  @Test func numbersAreFinite() {
    let numbers: [Double] = [0, -0.0001, 1.0 / 3, 12_345.678_9, .infinity, 1e300]
    #expect(
      JSON.array(numbers.map { .number($0) }).text == "[0,0,0.333,12345.679,1000000000,1000000000]")
  }

  @Test func linesOutlinesAndShadowsOfTextAreToldInCSS() {
    var run = Text.Run(
      "a", font: Font(size: 10), underline: TextDecoration(weight: .double, color: blue),
      strikethrough: TextDecoration())
    run.stroke = TextStroke(width: 2, color: blue, isFilled: false)
    run.shadow = Shadow(color: blue, offset: CGSize(width: 1, height: 2), radius: 3)
    let told = told(NodeContent(body: .text(Text([run]))))
    #expect(
      told.contains(
        ##"0,0,[],["underline double #0000ff80","line-through","1px 2px 6px #0000ff80",[2,"#0000ff80"],0]]"##
      ),
      "\(told)")
    run.strikethrough = run.underline
    #expect(run.cssDecorations == ["underline line-through double #0000ff80"])
  }

  @Test func aTextIsToldAnewWhenItsRoomChanges() {
    let text = Text([Text.Run("Two words", font: Font(size: 17))], lineLimit: 0)
    state.apply([.create(id, NodeContent(body: .text(text)), NodePlacement(frame: .zero))])
    _ = state.takeChanges()
    var place = NodePlacement(frame: CGRect(x: 5, y: 0, width: 0, height: 0))
    state.apply([.place(id, place)])
    #expect(state.takeChanges().updated.isEmpty)
    place.frame.size = CGSize(width: 50, height: 90)
    state.apply([.place(id, place)])
    #expect(state.takeChanges().updated == [id])
  }

  @Test func theCopyOfATextThatIsEdited() {
    let text = Text([Text.Run("a\n😀", font: Font(size: 17))])
    var field = Field(text: text, placeholder: Text([]), selection: 0..<2)
    #expect(told(NodeContent(body: .field(field))).hasSuffix(",\"enter\",\"sentences\",1]]"))
    field.editable = EditableText(revision: 9, string: "a\n😀", selection: 0..<2)
    #expect(
      told(NodeContent(body: .field(field)))
        .hasSuffix(",\"enter\",\"sentences\",1],[9,0,2,\"a\\u000a😀\"]]"))
  }
}

import CellRendering
import DisplayInterface
import Foundation
import SeededRandom

/// Changes that build and rebuild a tree of all kinds of nodes.
struct RandomTree {
  private var generator: SeededGenerator
  private var nodes: [NodeID] = []
  private var next: UInt = 1
  let size: CGSize

  init(seed: UInt64, columns: Int, rows: Int) {
    generator = SeededGenerator(seed: seed)
    size = CGSize(width: columns * 8, height: rows * 16)
  }

  mutating func batch() -> [Change] {
    (0..<Int.random(in: 1...4, using: &generator)).flatMap { _ in step() }
  }

  private mutating func step() -> [Change] {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<4 where nodes.count < 30, 0..<10 where nodes.isEmpty:
      let id = NodeID(rawValue: next)
      next += 1
      nodes.append(id)
      return [.create(id, content(), placement()), .arrange(nil, nodes)]
    case 0..<2:
      let id = nodes.remove(at: Int.random(in: 0..<nodes.count, using: &generator))
      return [.arrange(nil, nodes), .remove(id)]
    case 2..<6: return [.update(any(), content())]
    case 6..<8: return [.place(any(), placement())]
    case 8: return [.focus(Bool.random(using: &generator) ? any() : nil)]
    default:
      nodes.shuffle(using: &generator)
      return [.arrange(nil, nodes)]
    }
  }

  private mutating func any() -> NodeID {
    nodes[Int.random(in: 0..<nodes.count, using: &generator)]
  }

  private mutating func placement() -> NodePlacement {
    let width = Double.random(in: 0...size.width, using: &generator)
    let height = Double.random(in: 0...size.height / 2, using: &generator)
    return NodePlacement(
      frame: CGRect(
        x: Double.random(in: -20...size.width, using: &generator),
        y: Double.random(in: -20...size.height, using: &generator), width: width, height: height),
      clips: Bool.random(using: &generator))
  }

  private mutating func color() -> Color {
    let values = [0, 0.5, 1]
    func value() -> Double { values[Int.random(in: 0..<3, using: &generator)] }
    return Color(
      red: value(), green: value(), blue: value(),
      alpha: Bool.random(using: &generator) ? 1 : value())
  }

  private mutating func text() -> Text {
    let words = ["hello", "日本語", "👩‍🚀", "é", "e\u{301}", "two words", "🇩🇪", "x\ny", "━┃", "—"]
    let runs = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      Text.Run(
        (0..<3).map { _ in words[Int.random(in: 0..<words.count, using: &generator)] }
          .joined(separator: " "),
        font: Font(
          size: 17, weight: Bool.random(using: &generator) ? 0.4 : 0,
          isItalic: Bool.random(using: &generator)),
        color: color(),
        underline: Int.random(in: 0..<4, using: &generator) == 0 ? TextDecoration() : nil,
        strikethrough: Int.random(in: 0..<4, using: &generator) == 0 ? TextDecoration() : nil)
    }
    let alignments: [Text.LineAlignment] = [.left, .center, .right]
    return Text(
      runs, alignment: alignments[Int.random(in: 0..<3, using: &generator)],
      lineLimit: Int.random(in: 0..<3, using: &generator))
  }

  private mutating func content() -> NodeContent {
    let bodies: [NodeContent.Body] = [
      .none, .text(text()),
      .field(Field(text: text(), placeholder: text(), selection: 1..<3)), .rule(color()),
      .activity(color(), isAnimating: true), .toggle(isOn: true, tint: color()),
      .slider(0.4, tint: color()), .progress(0.33, tint: color(), track: color()),
      .image(
        Image(
          source: .pixels(
            Data((0..<64).map { _ in UInt8.random(in: 0...255, using: &generator) }), width: 4,
            height: 4), size: CGSize(width: 32, height: 32), fit: .aspectFit)),
    ]
    let roles: [NodeRole] = [.none, .button, .row, .field, .bar, .panel, .dimming]
    return NodeContent(
      box: Box(
        background: Bool.random(using: &generator) ? color() : nil,
        border: Bool.random(using: &generator) ? nil : Box.Border(width: 1, color: color()),
        cornerRadius: 4),
      body: bodies[Int.random(in: 0..<bodies.count, using: &generator)],
      role: roles[Int.random(in: 0..<roles.count, using: &generator)],
      isEnabled: Bool.random(using: &generator), isHighlighted: Bool.random(using: &generator),
      tint: color())
  }
}

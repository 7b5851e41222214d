import DisplayInterface
import Foundation
import PointText
import ScreenPictures

/// A page of a display that is told node by node.
@MainActor final class Sheet {
  private(set) var tree = NodeTree()
  private var lastID: UInt = 0
  var traits = DisplayTraits(size: CGSize(width: 100, height: 200), scale: 2)

  /// Adds a node in front of what is there already.
  @discardableResult func add(
    _ content: NodeContent, x: CGFloat = 0, y: CGFloat = 0, width: CGFloat = 100,
    height: CGFloat = 20,
    origin: CGPoint = .zero, clips: Bool = false, transform: NodePlacement.Transform? = nil,
    in parent: NodeID? = nil
  ) throws -> NodeID {
    lastID += 1
    let id = NodeID(rawValue: lastID)
    let frame = CGRect(x: x, y: y, width: width, height: height)
    let placement = NodePlacement(frame: frame, origin: origin, clips: clips, transform: transform)
    try tree.apply([
      .create(id, content, placement),
      .arrange(parent, tree.children(of: parent) + [id]),
    ])
    return id
  }

  func focus(_ id: NodeID) throws {
    try tree.apply([.focus(id)])
  }

  func svg(showsFocus: Bool = false) -> String {
    ScreenPicture(
      of: tree, traits: traits, text: PointTextMeasuring(), showsFocus: showsFocus
    ).svg
  }

  /// The lines after the page's background, which begins every picture, without its end.
  var lines: [String] {
    let lines = svg().split(separator: "\n").map(String.init)
    let start = lines.firstIndex {
      $0.hasPrefix("<rect x=\"0\" y=\"0\" width=\"100\" height=\"200\"")
    }
    return Array(lines[((start ?? 0) + 1)...].dropLast())
  }
}

extension NodeContent {
  static func box(_ color: Color = .black, alpha: Double = 1, radius: CGFloat = 0) -> NodeContent {
    NodeContent(box: Box(background: color, cornerRadius: radius, alpha: alpha))
  }

  static func text(_ runs: Text.Run..., lineBreak: Text.LineBreak = .truncatingTail) -> NodeContent
  {
    NodeContent(body: .text(Text(runs, lineBreak: lineBreak)))
  }
}

extension Text.Run {
  init(_ string: String) {
    self.init(string, font: Font(size: 10))
  }
}

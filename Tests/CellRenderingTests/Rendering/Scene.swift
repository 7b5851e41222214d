import DisplayInterface
import Foundation

@testable import CellRendering

/// Builds a tree in cells rather than points, and shows it.
final class Scene {
  let renderer: CellRenderer
  var columns: Int
  var rows: Int
  private var children: [NodeID?: [NodeID]] = [:]
  private var next: UInt = 1

  init(_ columns: Int, _ rows: Int, style: DisplayTraits.Style = .light) {
    self.columns = columns
    self.rows = rows
    renderer = CellRenderer(style: style)
  }

  @discardableResult func add(
    _ content: NodeContent, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    in parent: NodeID? = nil, origin: (x: Double, y: Double) = (0, 0), clips: Bool = false
  ) -> NodeID {
    let id = NodeID(rawValue: next)
    next += 1
    let placement = placement(x, y, width, height, origin: origin, clips: clips)
    children[parent, default: []].append(id)
    renderer.apply([
      .create(id, content, placement), .arrange(parent, children[parent, default: []]),
    ])
    return id
  }

  func place(
    _ id: NodeID, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    origin: (x: Double, y: Double) = (0, 0), clips: Bool = false
  ) {
    renderer.apply([.place(id, placement(x, y, width, height, origin: origin, clips: clips))])
  }

  private func placement(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, origin: (x: Double, y: Double),
    clips: Bool
  ) -> NodePlacement {
    NodePlacement(
      frame: CGRect(x: x * 8, y: y * 16, width: width * 8, height: height * 16),
      origin: CGPoint(x: origin.x * 8, y: origin.y * 16), clips: clips)
  }

  func focus(_ id: NodeID?) { renderer.apply([.focus(id)]) }

  var screen: CellBuffer { renderer.render(columns: columns, rows: rows) }
  var text: String { screen.text }
}

extension NodeContent {
  static func text(
    _ string: String, _ alignment: Text.LineAlignment = .left, color: Color = .black,
    lines: Int = 0,
    lineBreak: Text.LineBreak = .truncatingTail
  ) -> NodeContent {
    NodeContent(
      body: .text(
        Text(
          [Text.Run(string, font: Font(size: 17), color: color)], alignment: alignment,
          lineBreak: lineBreak, lineLimit: lines)))
  }

  static func box(
    _ background: Color? = nil, border: Color? = nil, radius: CGFloat = 0, alpha: Double = 1,
    role: NodeRole = .none
  ) -> NodeContent {
    NodeContent(
      box: Box(
        background: background, border: border.map { Box.Border(width: 1, color: $0) },
        cornerRadius: radius, alpha: alpha), role: role)
  }

  static func field(
    _ string: String, _ selection: Range<Int>? = nil, placeholder: String = "",
    isSecure: Bool = false, isMultiline: Bool = false
  ) -> NodeContent {
    NodeContent(
      body: .field(
        Field(
          text: Text([.plain(string)]), placeholder: Text([.plain(placeholder)]),
          selection: selection, isSecure: isSecure, isMultiline: isMultiline)), role: .field)
  }
}

extension Color {
  static let red = Color(red: 1, green: 0, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)
}

extension CellColor {
  static let fullRed = CellColor(red: 255, green: 0, blue: 0)
  static let fullBlue = CellColor(red: 0, green: 0, blue: 255)
}

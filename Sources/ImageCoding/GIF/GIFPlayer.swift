package import Foundation

/// Draws the frames of a GIF file one after the other.
package struct GIFPlayer: Sendable {
  private let file: GIFFile
  /// The index of the next frame.
  package private(set) var next = 0
  private var canvas: [UInt8]

  package init(_ file: GIFFile) {
    self.file = file
    canvas = [UInt8](repeating: 0, count: file.width * file.height * 4)
  }

  /// Returns the pixels after the next frame: rows from top to bottom, with four bytes per pixel.
  package mutating func step() -> Data {
    let frame = file.frames[next]
    let before = frame.disposal == .restore ? canvas : []
    draw(frame)
    let result = Data(canvas)
    switch frame.disposal {
    case .keep: break
    case .restore: canvas = before
    case .clear:
      for row in frame.top..<frame.top + frame.height {
        let start = (row * file.width + frame.left) * 4
        for index in start..<start + frame.width * 4 { canvas[index] = 0 }
      }
    }
    next += 1
    return result
  }

  private mutating func draw(_ frame: GIFFrame) {
    let indices = frame.indices()
    for (line, row) in frame.rows.enumerated() {
      for column in 0..<frame.width {
        let place = line * frame.width + column
        guard place < indices.count else { return }
        let color = Int(indices[place])
        guard color != frame.transparentColor, color * 3 + 2 < frame.colors.count else { continue }
        let target = ((frame.top + row) * file.width + frame.left + column) * 4
        for part in 0..<3 { canvas[target + part] = frame.colors[color * 3 + part] }
        canvas[target + 3] = 255
      }
    }
  }
}

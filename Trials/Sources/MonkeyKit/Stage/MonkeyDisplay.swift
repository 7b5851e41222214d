import CellRendering
package import DisplayInterface
import Foundation

/// A terminal that nobody sees, which is drawn nevertheless.
@MainActor package final class MonkeyDisplay: Display {
  package var traits: DisplayTraits {
    didSet { renderer.style = traits.style }
  }
  package let text: any TextMeasuring = CellTextMeasuring()
  private let renderer: CellRenderer
  private var tick = 0

  package init(columns: Int, rows: Int) {
    let cell = CellTextMeasuring.cell
    traits = DisplayTraits(
      size: CGSize(width: CGFloat(columns) * cell.width, height: CGFloat(rows) * cell.height),
      grid: cell, style: .dark, animates: false)
    renderer = CellRenderer(style: .dark)
  }

  package func apply(_ batch: [Change]) {
    renderer.apply(batch)
  }

  /// Draws as a terminal's display does.
  package func draw() {
    tick += 1
    let cell = CellTextMeasuring.cell
    _ = renderer.render(
      columns: Int(traits.size.width / cell.width), rows: Int(traits.size.height / cell.height),
      tick: tick)
  }

  package func run(_ receive: @escaping @MainActor (Input) -> Void) {}
  package func stop() {}
}

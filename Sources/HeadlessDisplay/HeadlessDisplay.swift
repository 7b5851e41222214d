import CellRendering
package import DisplayInterface
package import Foundation
import PointText

/// A display without a screen, for tests and scripts. Its contents can be read.
@MainActor package final class HeadlessDisplay: Display {
  package var traits: DisplayTraits {
    didSet { if traits != oldValue { receive?(.traits(traits)) } }
  }
  package let text: any TextMeasuring
  /// The nodes that the app has the display show.
  package private(set) var tree = NodeTree()
  /// The first invalid change in a batch, which no display could apply.
  package private(set) var mistake: NodeTree.Mistake?
  private var receive: (@MainActor (Input) -> Void)?
  private var isRunning = false

  /// - Parameter traits: The traits of the display. The default is those of a phone.
  package init(traits: DisplayTraits = HeadlessDisplay.phone) {
    self.traits = traits
    text = traits.grid == nil ? PointTextMeasuring() : CellTextMeasuring()
  }

  package static let phone = DisplayTraits(
    size: CGSize(width: 390, height: 844), scale: 2, animates: false)

  package static let terminal = DisplayTraits(
    size: CGSize(width: 640, height: 384), grid: CGSize(width: 8, height: 16), style: .dark,
    animates: false)

  package func apply(_ batch: [Change]) {
    do throws(NodeTree.Mistake) {
      try tree.apply(batch)
    } catch {
      if mistake == nil { mistake = error }
    }
  }

  /// Returns a picture, as text, of what a display with cells of 8 by 16 points shows after it applies only
  /// `changes`.
  ///
  /// - Parameters:
  ///   - size: The size in points. At most 1,000 columns and 1,000 rows are drawn.
  ///   - display: The display that the changes were laid out for.
  package static func picture(
    of changes: [Change], size: CGSize, laidOutOn display: any Display
  ) -> String {
    let renderer = CellRenderer()
    let isInCells = display.traits.grid != nil
    renderer.apply(
      isInCells ? changes : changes.map(RoomInCells(measuring: display.text).widened))
    return renderer.render(
      columns: Int(bounded: (size.width / 8).clamped(0, 10_000)),
      rows: Int(bounded: (size.height / 16).clamped(0, 10_000))
    ).text
  }

  package func run(_ receive: @escaping @MainActor (Input) -> Void) {
    self.receive = receive
    isRunning = true
    while isRunning, RunLoop.main.run(mode: .default, before: .distantFuture) {}
  }

  package func stop() {
    isRunning = false
    // Wakes the loop, so that it sees that it has ended.
    DispatchQueue.main.async {}
  }
}

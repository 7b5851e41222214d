import CellRendering
package import DisplayInterface
import Foundation

/// A display that nobody sees, for tests and scripts: it can be asked what it shows.
@MainActor package final class HeadlessDisplay: Display {
  package var traits: DisplayTraits {
    didSet { if traits != oldValue { receive?(.traits(traits)) } }
  }
  package let text: any TextMeasuring
  private var receive: (@MainActor (Input) -> Void)?
  private var isRunning = false

  /// - Parameter traits: A phone's unless given.
  package init(traits: DisplayTraits = HeadlessDisplay.phone) {
    self.traits = traits
    text = traits.grid == nil ? FixedTextMeasuring() : CellTextMeasuring()
  }

  package static let phone = DisplayTraits(
    size: CGSize(width: 390, height: 844), scale: 2, animates: false)

  package static let terminal = DisplayTraits(
    size: CGSize(width: 640, height: 384), grid: CGSize(width: 8, height: 16), style: .dark,
    animates: false)

  package func apply(_ batch: [Change]) {}

  package func run(_ receive: @escaping @MainActor (Input) -> Void) {
    self.receive = receive
    isRunning = true
    while isRunning, RunLoop.main.run(mode: .default, before: .distantFuture) {}
  }

  package func stop() {
    isRunning = false
    // Wakes the loop, which then sees that it has ended.
    DispatchQueue.main.async {}
  }
}

import Foundation
import UIKit

/// What views take that show nothing yet.
struct MemorySuite: Suite {
  static let name = "memory"

  func run() -> GrowthReport {
    MainActor.assumeIsolated {
      let sizes = [2_000, 10_000, 50_000]
      // What the first of a kind makes once is no view's.
      for make in Self.kinds { _ = make() }
      return GrowthReport(
        "Views, bytes each", "of them", sizes: sizes,
        ["a plain view", "a label with a text", "a cell with two labels"].map {
          GrowthReport.Measure(name: $0, isPerElement: false, limit: 1.5, amount: .bytes)
        }
      ) { size in
        Self.kinds.map { make in Memory.bytesEach(size) { (0..<size).map { _ in make() } } }
      }
    }
  }

  @MainActor private static let kinds: [() -> UIView] = [
    { UIView() },
    {
      let label = UILabel()
      label.text = "a text"
      return label
    },
    {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "cell")
      cell.textLabel?.text = "a text"
      cell.detailTextLabel?.text = "a detail"
      return cell
    },
  ]
}

import Foundation
import UIKit

/// Screens that are presented and dismissed: one after the other, and one on top of the other.
struct PresentationSuite: Suite {
  static let name = "presentation"

  func run() -> GrowthReport {
    MainActor.assumeIsolated {
      GrowthReport(
        "Presented screens", "screens", sizes: [10, 100, 1_000],
        [
          .init(name: "present and dismiss, one after the other, a screen"),
          .init(name: "present on top of the others, a screen"),
          .init(name: "dismiss all at once, a screen"),
        ], values: measurePresentations)
    }
  }

  @MainActor private func measurePresentations(_ count: Int) -> [Double] {
    let stage = Stage()
    let root = stage.window.rootViewController!
    let one = medianOf(3) {
      time {
        for _ in 0..<count {
          root.present(UIViewController(), animated: false)
          turn()
          root.dismiss(animated: false)
          turn()
        }
      }
    }
    var stacked: [Double] = []
    var dismissed: [Double] = []
    for _ in 0..<3 {
      stacked.append(
        time {
          var top = root
          for _ in 0..<count {
            let next = UIViewController()
            top.present(next, animated: false)
            turn()
            top = next
          }
        })
      dismissed.append(
        time {
          root.dismiss(animated: false)
          while root.presentedViewController != nil { turn() }
          turn()
        })
    }
    return [one, median(stacked), median(dismissed)]
  }
}

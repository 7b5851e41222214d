import Foundation
import UIKit

/// Screens of very many views: rows of labels in boxes.
struct ScreenSuite: Suite {
  static let name = "screens"

  func run() -> GrowthReport {
    MainActor.assumeIsolated {
      GrowthReport(
        "A screen of views", "views", sizes: [100, 1_000, 10_000],
        [
          .init(name: "build, a view"), .init(name: "first layout, a view"),
          .init(name: "one change", isPerElement: false), .init(name: "leave, a view"),
        ], values: measureScreen)
    }
  }

  @MainActor private func measureScreen(_ count: Int) -> [Double] {
    let stage = Stage()
    var label = UILabel()
    func build() -> UIView {
      let screen = UIView(frame: stage.root.bounds)
      for row in 0..<count / 10 {
        let box = UIView(frame: CGRect(x: 0, y: row * 20, width: 390, height: 20))
        for column in 0..<9 {
          label = UILabel(frame: CGRect(x: column * 40, y: 0, width: 40, height: 20))
          label.text = "text \(column)"
          box.addSubview(label)
        }
        screen.addSubview(box)
      }
      return screen
    }
    let rounds = count > 5_000 ? 5 : 15
    var parts: [[Double]] = [[], [], [], []]
    for _ in 0..<rounds {
      var screen: UIView?
      parts[0].append(time { screen = build() })
      parts[1].append(
        time {
          stage.root.addSubview(screen!)
          CATransaction.flush()
        })
      parts[2].append(
        measure(runs: 1, duration: .milliseconds(4)) {
          label.text = $0 % 2 == 0 ? "one" : "two"
          CATransaction.flush()
        })
      parts[3].append(
        time {
          screen?.removeFromSuperview()
          screen = nil
          CATransaction.flush()
        })
    }
    return parts.map(median)
  }
}

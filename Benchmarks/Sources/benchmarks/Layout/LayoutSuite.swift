import Foundation
import UIKit

/// Auto Layout from views to frames: rows of labels below one another.
struct LayoutSuite: Suite {
  static let name = "layout"

  func run() -> Tables {
    MainActor.assumeIsolated {
      Tables(
        LayoutMeasurements.report("Auto Layout, rows in stack views") { StackFixture($0) },
        LayoutMeasurements.report("Auto Layout, rows chained by constraints") { ChainFixture($0) })
    }
  }
}

/// Rows that are built, and of which one changes.
@MainActor private protocol LayoutFixture: AnyObject {
  var root: UIView { get }
  /// The text of the row in the middle.
  var label: UILabel { get }
}

@MainActor private enum LayoutMeasurements {
  static func report(_ title: String, _ make: (Int) -> any LayoutFixture) -> GrowthReport {
    let counts = [10, 100, 1000]
    var report = GrowthReport(
      title: title, sizes: counts.map { "\($0) rows" },
      notes: [
        "All rows below one that changes its height move: that may grow with their number, not faster."
      ])
    let results = counts.map { count in
      let build = medianOf(count > 500 ? 3 : 7) {
        time { make(count).root.layoutIfNeeded() }
      }
      let fixture = make(count)
      fixture.root.layoutIfNeeded()
      let sameHeight = measure {
        fixture.label.text = $0 % 2 == 0 ? "some text" : "other text"
        fixture.root.layoutIfNeeded()
      }
      let height = measure {
        fixture.label.text = $0 % 2 == 0 ? "one line" : "two\nlines"
        fixture.root.layoutIfNeeded()
      }
      let width = measure {
        fixture.root.frame.size.width = CGFloat(320 + $0 % 100)
        fixture.root.layoutIfNeeded()
      }
      fixture.label.text = "one line"
      fixture.root.layoutIfNeeded()
      let before = fixture.label.superview?.frame.height
      fixture.label.text = "two\nlines"
      fixture.root.layoutIfNeeded()
      guard let before, fixture.label.superview?.frame.height ?? 0 > before else {
        fatalError("The row did not grow with its text")
      }
      return [build, sameHeight, height, width]
    }
    func add(_ name: String, _ index: Int, perRow: Bool, limit: Double) {
      let values = zip(results, counts).map { $0[index] / (perRow ? Double($1) : 1) }
      report.lines.append(GrowthReport.Line(name: name, values: values, limit: limit))
    }
    add("build and lay out, a row", 0, perRow: true, limit: 2)
    add("change a text, same height", 1, perRow: false, limit: 4)
    add("change a text, another height, a row", 2, perRow: true, limit: 1)
    add("change the width, a row", 3, perRow: true, limit: 3)
    return report
  }
}

/// A vertical stack of horizontal stacks of two labels.
private final class StackFixture: LayoutFixture {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let label: UILabel

  init(_ count: Int) {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    let rows = (0..<count).map { index in
      let title = UILabel()
      title.text = "title \(index)"
      title.numberOfLines = 0
      let detail = UILabel()
      detail.text = "detail"
      detail.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      let row = UIStackView(arrangedSubviews: [title, detail])
      row.spacing = 8
      stack.addArrangedSubview(row)
      return title
    }
    label = rows[count / 2]
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }
}

/// Rows, each below the one before, with a label that fills each.
private final class ChainFixture: LayoutFixture {
  let root: UIView
  let label: UILabel

  init(_ count: Int) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    self.root = root
    var constraints: [NSLayoutConstraint] = []
    var last: UIView?
    let labels = (0..<count).map { index in
      let row = UIView()
      let label = UILabel()
      label.text = "text \(index)"
      label.numberOfLines = 0
      row.translatesAutoresizingMaskIntoConstraints = false
      label.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(label)
      root.addSubview(row)
      constraints += [
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
        row.topAnchor.constraint(equalTo: last?.bottomAnchor ?? root.topAnchor, constant: 4),
        label.leadingAnchor.constraint(equalTo: row.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: row.trailingAnchor),
        label.topAnchor.constraint(equalTo: row.topAnchor),
        label.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      ]
      last = row
      return label
    }
    NSLayoutConstraint.activate(constraints)
    label = labels[count / 2]
  }
}

import Foundation
import Observation
import Portico
import UIKit

/// One model with very many observers.
struct ObserverSuite: Suite {
  static let name = "observers"

  func run() -> Tables {
    MainActor.assumeIsolated {
      let sizes = [100, 1_000, 10_000]
      let measures: [GrowthReport.Measure] = [
        .init(name: "add, an observer"), .init(name: "a change, an observer"),
        .init(name: "remove, an observer"),
      ]
      return Tables(
        GrowthReport("Observers of one model", "of them", sizes: sizes, measures, values: told),
        GrowthReport(
          "Bindings with update closures to one model", "of them", sizes: sizes, measures,
          values: updated))
    }
  }

  @MainActor private func told(_ count: Int) -> [Double] {
    let observers = Observers<any TitleObserver>()
    let listeners = (0..<count).map { _ in Listener() }
    let rounds = count > 5_000 ? 1 : 5
    var parts: [[Double]] = [[], [], []]
    for _ in 0..<rounds {
      parts[0].append(time { for listener in listeners { observers.add(listener) } })
      parts[1].append(medianOf(rounds) { time { observers.notify { $0.titleDidChange() } } })
      parts[2].append(time { for listener in listeners { observers.remove(listener) } })
    }
    return parts.map(median)
  }

  @MainActor private func updated(_ count: Int) -> [Double] {
    let model = TitleModel()
    let labels = (0..<count).map { _ in UILabel() }
    var bindings: [ViewBinding] = []
    var parts: [[Double]] = [[], [], []]
    for _ in 0..<5 {
      parts[0].append(
        time { bindings = labels.map { $0.observe(model) { $0.text = $1.title } } })
      parts[1].append(
        medianOf(5) {
          time {
            model.title = model.title == "one" ? "two" : "one"
            ViewBinding.flush()
          }
        })
      parts[2].append(time { for binding in bindings { binding.end() } })
      // What ended bindings leave in a model goes with its next change.
      model.title = "none"
      ViewBinding.flush()
    }
    return parts.map(median)
  }
}

@MainActor private protocol TitleObserver { func titleDidChange() }

@MainActor private final class Listener: TitleObserver {
  var count = 0
  func titleDidChange() { count += 1 }
}

@MainActor @Observable private final class TitleModel {
  var title = "a title"
}

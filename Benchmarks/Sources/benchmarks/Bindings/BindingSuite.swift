import Foundation
import Observation
import Portico
import UIKit

/// Bindings beside a rebuilt subject with sinks, plain closures and what Observation itself costs.
struct BindingSuite: Suite {
  static let name = "bindings"

  func run() -> [Report] {
    MainActor.assumeIsolated {
      [BindingMeasurements().report(), BindingMeasurements().memory()]
    }
  }
}

@MainActor private struct BindingMeasurements {
  typealias Body = (Int) -> Void

  func report() -> Report {
    var report = Report(title: "Bindings", peerName: "peer")
    func line(
      _ name: String, _ ours: @escaping Body, _ peer: @escaping Body, per count: Double = 1,
      goal: Double? = nil
    ) {
      let times = measurePair(ours, peer)
      report.lines.append(
        Report.Line(name: name, ours: times.one / count, peer: times.other / count, goal: goal))
    }
    line("a change and a turn | Observation's floor", bound(), floor(), goal: 1)
    line("a change and a turn, update closure | the same", updated(), floor(), goal: 1)
    line("a change and a turn, live | the same", live(), floor(), goal: 1)
    line("a change and a turn, live | plain assignment", live(), assignment())
    line("a change and a turn, live | didSet closure", live(), closure())
    line("a change and a turn, live | subject.sink", live(), sink())
    line("through the main loop | Observation's floor", looped(), floorLooped(), goal: 1)
    line("through the main loop, live | the same", liveLooped(), floorLooped(), goal: 1)
    line("1→100, a label | Observation's floor", fan(), floorFan(), per: 100, goal: 1)
    line("1→100, a label | subject.sink", fan(), sinkFan(), per: 100, goal: 1)
    line("1→100, a label, live | subject.sink", liveFan(), sinkFan(), per: 100, goal: 1)
    line("1,000 changes and a turn | setting, unobserved", many(), unobserved())
    line("1,000 changes and a turn | Observation's floor", many(), floorMany(), goal: 1)
    line("1,000 changes and a turn | subject.sink", many(), sinkMany(), goal: 1)
    line("1,000 changes and a turn, live | subject.sink", liveMany(), sinkMany(), goal: 1)
    line("10,000 over 100 bindings | subject.sink", spread(), sinkSpread(), goal: 1)
    line("10,000 over 100 bindings | didSet closure", spread(), closureSpread())
    line("10,000 over 100 bindings, live | subject.sink", liveSpread(), sinkSpread(), goal: 1)
    line("10,000 over 100 bindings, live | didSet closure", liveSpread(), closureSpread())
    line("make and end | subject.sink", makeAndEnd(), sinkMakeAndEnd())
    line("make and end | Observation, made only", makeAndEnd(), observe())
    line("end one of 10,000 | end one of 10", replace(oneOf: 10_000), replace(oneOf: 10))
    if let thousand = report.lines.first(where: {
      $0.name.hasPrefix("1,000 changes and a turn, live")
    }) {
      report.notes.append(
        "1,000 changes and a turn, live: \(Amount.nanoseconds.format(thousand.ours)); the goal is 25 µs, "
          + (thousand.ours <= 25_000 ? "met." : "MISSED."))
    }
    return report
  }

  func memory() -> Report {
    let count = 50_000
    let labels = (0..<count).map { _ in UILabel() }
    let model = Model()
    let live = LiveModel()
    let subject = Subject(texts[0])
    // What a view or a model needs once is not a binding's.
    for label in labels { label.bind(\.text, to: model, \.title).end() }
    let sink = Memory.bytesEach(count) {
      labels.map { label in subject.sink { [weak label] in label?.text = $0 } }
    }
    let observed = Memory.bytesEach(count) {
      let trackers = labels.map { Tracker(model, label: $0) }
      for tracker in trackers { tracker.track() }
      return trackers
    }
    let bound = Memory.bytesEach(count) {
      labels.map { $0.bind(\.text, to: model, \.title) }
    }
    let bindings = Memory.bytesEach(count) {
      labels.map { $0.bind(\.text, to: live.$title) }
    }
    func line(_ name: String, _ ours: Double, _ peer: Double) -> Report.Line {
      Report.Line(name: name, ours: ours, peer: peer, amount: .bytes)
    }
    return Report(
      title: "Bindings, bytes each", peerName: "peer",
      lines: [
        line("binding | Observation's floor", bound, observed),
        line("binding | subject.sink", bound, sink),
        line("live binding | subject.sink", bindings, sink),
      ])
  }

  // MARK: Ours

  func bound() -> Body {
    let label = UILabel()
    let model = Model()
    label.bind(\.text, to: model, \.title)
    return { [label] in
      model.title = texts[$0 & 1]
      ViewBinding.flush()
      keep(label)
    }
  }

  func updated() -> Body {
    let label = UILabel()
    let model = Model()
    label.observe(model) { $0.text = $1.title }
    return {
      model.title = texts[$0 & 1]
      ViewBinding.flush()
      keep(label)
    }
  }

  func live() -> Body {
    let label = UILabel()
    let model = LiveModel()
    label.bind(\.text, to: model.$title)
    return {
      model.title = texts[$0 & 1]
      ViewBinding.flush()
      keep(label)
    }
  }

  func looped() -> Body {
    let label = UILabel()
    let model = Model()
    label.bind(\.text, to: model, \.title)
    turn()
    return {
      model.title = texts[$0 & 1]
      turn()
      keep(label)
    }
  }

  func liveLooped() -> Body {
    let label = UILabel()
    let model = LiveModel()
    label.bind(\.text, to: model.$title)
    turn()
    return {
      model.title = texts[$0 & 1]
      turn()
      keep(label)
    }
  }

  func fan() -> Body {
    let labels = makeLabels()
    let model = Model()
    for label in labels { label.bind(\.text, to: model, \.title) }
    return {
      model.title = texts[$0 & 1]
      ViewBinding.flush()
      keep(labels)
    }
  }

  func liveFan() -> Body {
    let labels = makeLabels()
    let model = LiveModel()
    for label in labels { label.bind(\.text, to: model.$title) }
    return {
      model.title = texts[$0 & 1]
      ViewBinding.flush()
      keep(labels)
    }
  }

  func many() -> Body {
    let label = UILabel()
    let model = Model()
    label.bind(\.text, to: model, \.title)
    return { _ in
      for change in 1...1000 { model.title = texts[change & 1] }
      ViewBinding.flush()
      keep(label)
    }
  }

  func liveMany() -> Body {
    let label = UILabel()
    let model = LiveModel()
    label.bind(\.text, to: model.$title)
    return { _ in
      for change in 1...1000 { model.title = texts[change & 1] }
      ViewBinding.flush()
      keep(label)
    }
  }

  func spread() -> Body {
    let labels = makeLabels()
    let models = labels.map { _ in Model() }
    for (label, model) in zip(labels, models) { label.bind(\.text, to: model, \.title) }
    return { _ in
      for change in 0..<100 { for model in models { model.title = texts[change & 1] } }
      ViewBinding.flush()
      keep(labels)
    }
  }

  func liveSpread() -> Body {
    let labels = makeLabels()
    let models = labels.map { _ in LiveModel() }
    for (label, model) in zip(labels, models) { label.bind(\.text, to: model.$title) }
    return { _ in
      for change in 0..<100 { for model in models { model.title = texts[change & 1] } }
      ViewBinding.flush()
      keep(labels)
    }
  }

  func makeAndEnd() -> Body {
    let label = UILabel()
    let model = Model()
    return { _ in label.bind(\.text, to: model, \.title).end() }
  }

  /// Binds one of many labels again: one binding ends, one is made.
  func replace(oneOf count: Int) -> Body {
    let labels = (0..<count).map { _ in UILabel() }
    let model = Model()
    for label in labels { label.bind(\.text, to: model, \.title) }
    return {
      labels[($0 &* 7) % count].bind(\.text, to: model, \.title)
    }
  }

  // MARK: Observation's own

  func floor() -> Body {
    let tracker = Tracker()
    tracker.track()
    return {
      tracker.model.title = texts[$0 & 1]
      if tracker.isDirty { tracker.track() }
    }
  }

  func floorLooped() -> Body {
    let tracker = LoopTracker()
    tracker.track()
    return {
      tracker.model.title = texts[$0 & 1]
      turn()
    }
  }

  func floorFan() -> Body {
    let model = Model()
    let trackers = (0..<100).map { _ in Tracker(model) }
    for tracker in trackers { tracker.track() }
    return {
      model.title = texts[$0 & 1]
      for tracker in trackers where tracker.isDirty { tracker.track() }
    }
  }

  func floorMany() -> Body {
    let tracker = Tracker()
    tracker.track()
    return { _ in
      for change in 1...1000 { tracker.model.title = texts[change & 1] }
      if tracker.isDirty { tracker.track() }
    }
  }

  func unobserved() -> Body {
    let model = Model()
    return { _ in for change in 1...1000 { model.title = texts[change & 1] } }
  }

  func observe() -> Body {
    { _ in Tracker().track() }
  }

  // MARK: Peers

  func assignment() -> Body {
    let label = UILabel()
    return { label.text = texts[$0 & 1] }
  }

  func closure() -> Body {
    let label = UILabel()
    let source = ClosureSource()
    source.didChange = { [unowned source] in label.text = source.title }
    return { source.title = texts[$0 & 1] }
  }

  func closureSpread() -> Body {
    let sources = (0..<100).map { _ in
      let label = UILabel()
      let source = ClosureSource()
      source.didChange = { [unowned source] in label.text = source.title }
      return source
    }
    return { _ in
      for change in 0..<100 { for source in sources { source.title = texts[change & 1] } }
    }
  }

  func sink() -> Body {
    let label = UILabel()
    let subject = Subject(texts[0])
    let subscription = subject.sink { [weak label] in label?.text = $0 }
    return {
      subject.send(texts[$0 & 1])
      keep((subscription, label))
    }
  }

  func sinkMany() -> Body {
    let sink = sink()
    return { _ in for change in 1...1000 { sink(change) } }
  }

  func sinkFan() -> Body {
    let labels = makeLabels()
    let subject = Subject(texts[0])
    let subscriptions = labels.map { label in subject.sink { [weak label] in label?.text = $0 } }
    return {
      subject.send(texts[$0 & 1])
      keep((subscriptions, labels))
    }
  }

  func sinkSpread() -> Body {
    let labels = makeLabels()
    let subjects = labels.map { _ in Subject(texts[0]) }
    let subscriptions = zip(labels, subjects).map { label, subject in
      subject.sink { [weak label] in label?.text = $0 }
    }
    return { _ in
      for change in 0..<100 { for subject in subjects { subject.send(texts[change & 1]) } }
      keep((subscriptions, labels))
    }
  }

  func sinkMakeAndEnd() -> Body {
    let label = UILabel()
    let subject = Subject(texts[0])
    return { _ in subject.sink { [weak label] in label?.text = $0 }.cancel() }
  }

  // MARK: Helping

  private func makeLabels() -> [UILabel] { (0..<100).map { _ in UILabel() } }
}

/// Of 24 bytes, so that they are no small strings.
private let texts = ["a title of 24 bytes, a..", "a title of 24 bytes, b.."]

/// Keeps what a measurement needs to the end of a call.
@inline(never) private func keep<Value>(_ value: Value) {}

@MainActor @Observable private final class Model {
  var title = texts[0]
}

@MainActor private final class LiveModel {
  @Live var title = texts[0]
}

@MainActor private final class ClosureSource {
  var didChange: (() -> Void)?
  var title = texts[0] { didSet { didChange?() } }
}

/// What Observation alone costs: to track one reading, to be told, and to read again.
@MainActor private final class Tracker {
  let label: UILabel
  let model: Model
  nonisolated(unsafe) private(set) var isDirty = false

  init(_ model: Model = Model(), label: UILabel = UILabel()) {
    self.model = model
    self.label = label
  }

  func track() {
    isDirty = false
    withObservationTracking {
      label.text = model.title
    } onChange: {
      self.isDirty = true
    }
  }
}

/// A binding as one would write it by hand.
@MainActor private final class LoopTracker {
  let label = UILabel()
  let model = Model()

  func track() {
    withObservationTracking {
      label.text = model.title
    } onChange: {
      DispatchQueue.main.async { self.track() }
    }
  }
}

import UIKit

/// What becomes of a hostile value.
enum Expected<Value> {
  /// The value is stored, and everything that follows goes on.
  case kept
  /// Another value is stored.
  case becomes(Value)
  /// Some value is stored, or there is nothing to read back.
  case survives
  /// The program ends with these words.
  case traps(String)
}

/// A property, method or initializer that takes a number, with what becomes of every hostile one.
@MainActor struct NumberRow {
  struct Case {
    let name: String
    /// What the program has to end with; `nil` if it has to go on.
    let words: String?
    /// Returns what is wrong; `nil` if nothing is.
    let run: @MainActor () -> String?
  }

  let name: String
  let cases: [Case]
}

/// What several rows are about.
@MainActor struct Specimen<Root> {
  let name: String
  let make: () -> Root
  /// Brings a root to the screen.
  let show: (Root, Exercise) -> Void

  /// A property that is read back.
  func property<Value: HostileValue>(
    _ property: String, _ path: WritableKeyPath<Root, Value>,
    _ expected: KeyValuePairs<Hostile, Expected<Value>> = [:]
  ) -> NumberRow {
    row(property, expected, .kept) { root, value in
      root[keyPath: path] = value
    } read: {
      $0[keyPath: path]
    }
  }

  /// A call that takes a value.
  func call<Value: HostileValue>(
    _ call: String, _ expected: KeyValuePairs<Hostile, Expected<Value>> = [:],
    _ body: @escaping (Root, Value) -> Void
  ) -> NumberRow {
    row(call, expected, .survives) { root, value in
      body(root, value)
    } read: { _ in
      nil
    }
  }

  /// A property that is set with others, or that is read by another.
  func change<Value: HostileValue>(
    _ property: String, _ expected: KeyValuePairs<Hostile, Expected<Value>> = [:],
    _ body: @escaping (inout Root, Value) -> Void
  ) -> NumberRow {
    row(property, expected, .survives, body) { _ in nil }
  }

  private func row<Value: HostileValue>(
    _ member: String, _ expected: KeyValuePairs<Hostile, Expected<Value>>,
    _ standard: Expected<Value>, _ body: @escaping (inout Root, Value) -> Void,
    read: @escaping (Root) -> Value?
  ) -> NumberRow {
    var cases: [NumberRow.Case] = []
    for hostile in Hostile.each {
      let outcome = expected.first { $0.key.contains(hostile) }?.value ?? standard
      for value in Value.values(of: hostile) {
        var words: String?
        if case .traps(let reason) = outcome { words = reason }
        cases.append(
          NumberRow.Case(name: "\(hostile): \(value)", words: words) {
            var root = make()
            body(&root, value)
            let problem = read(root).flatMap { Self.problem($0, value, outcome) }
            show(root, Exercise { body(&root, value) })
            return problem
          })
      }
    }
    return NumberRow(name: "\(name).\(member)", cases: cases)
  }

  private static func problem<Value>(
    _ read: Value, _ set: Value, _ outcome: Expected<Value>
  ) -> String? {
    let wanted: Value
    switch outcome {
    case .kept: wanted = set
    case .becomes(let value): wanted = value
    case .survives, .traps: return nil
    }
    return "\(read)" == "\(wanted)" ? nil : "is \(read) and not \(wanted)"
  }
}

import SwiftReading

/// A condition's line, and what it is to say.
struct ConditionLine {
  let answered: [(range: Range<Int>, value: Bool)]
}

/// The parts of a file between lines such as `#if`.
struct ConditionalRegions {
  private(set) var lines: [ConditionLine] = []
  /// What isn't compiled.
  private(set) var left: [Range<Int>] = []
  /// What may not be compiled.
  private(set) var doubtful: [Range<Int>] = []

  private struct Open {
    /// Where the present branch began.
    var start: Int
    var answer: Condition.Answer
    /// Whether a branch before was taken, for sure or perhaps.
    var taken: Condition.Answer
  }

  init(_ directives: [Directive], _ bytes: UnsafeBufferPointer<UInt8>, _ platform: Platform) {
    var open: [Open] = []
    for directive in directives {
      let end = directive.range.lowerBound
      switch directive.kind {
      case .if:
        let answer = read(directive, bytes, platform)
        open.append(Open(start: directive.range.upperBound, answer: answer, taken: answer))
      case .elseif, .else:
        guard var last = open.popLast() else { continue }
        close(last, at: end)
        let asked = directive.kind == .else ? .yes : read(directive, bytes, platform)
        switch (last.taken, asked) {
        case (.yes, _), (_, .no): last.answer = .no
        case (.no, _): last.answer = asked
        case (.unknown, _): last.answer = .unknown
        }
        if last.taken != .yes, asked != .no { last.taken = asked == .yes ? .yes : .unknown }
        last.start = directive.range.upperBound
        open.append(last)
      case .endif:
        if let last = open.popLast() { close(last, at: end) }
      }
    }
    while let last = open.popLast() { close(last, at: bytes.count) }
    left = Self.merged(left)
  }

  private mutating func read(
    _ directive: Directive, _ bytes: UnsafeBufferPointer<UInt8>, _ platform: Platform
  ) -> Condition.Answer {
    let condition = Condition(directive.condition, of: bytes, platform)
    if !condition.answered.isEmpty { lines.append(ConditionLine(answered: condition.answered)) }
    return condition.answer
  }

  private mutating func close(_ open: Open, at end: Int) {
    guard open.start < end else { return }
    switch open.answer {
    case .yes: break
    case .no: left.append(open.start..<end)
    case .unknown: doubtful.append(open.start..<end)
    }
  }

  /// In their order, none inside another.
  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, last.upperBound >= range.upperBound { continue }
      merged.append(range)
    }
    return merged
  }
}

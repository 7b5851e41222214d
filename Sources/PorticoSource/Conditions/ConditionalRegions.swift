import SwiftReading

/// The values of the parts of a condition that were evaluated.
struct ConditionLine {
  let answered: [(range: Range<Int>, value: Bool)]
}

/// The parts of a file between directives such as `#if`.
struct ConditionalRegions {
  private(set) var lines: [ConditionLine] = []
  /// The ranges that aren't compiled.
  private(set) var left: [Range<Int>] = []
  /// The ranges for which it's unknown whether they are compiled.
  private(set) var doubtful: [Range<Int>] = []

  private struct Open {
    /// The offset at which the current branch began.
    var start: Int
    var answer: Condition.Answer
    /// The answer to whether an earlier branch was taken.
    var taken: Condition.Answer
  }

  init(_ directives: [Directive], _ bytes: UnsafeBufferPointer<UInt8>, _ platform: Platform) {
    var open: [Open] = []
    let linux = Self.conditionsWithLinux(directives, bytes)
    for (number, directive) in directives.enumerated() {
      let end = directive.range.lowerBound
      let hasLinux = linux.contains(number)
      switch directive.kind {
      case .if:
        let answer = read(directive, bytes, platform, hasLinux)
        open.append(Open(start: directive.range.upperBound, answer: answer, taken: answer))
      case .elseif, .else:
        guard var last = open.popLast() else { continue }
        close(last, at: end)
        let asked = directive.kind == .else ? .yes : read(directive, bytes, platform, hasLinux)
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

  /// Returns the numbers of the directives whose condition has a branch for Linux.
  ///
  /// A list of tests doesn't count: The runner finds tests itself, and such lists contain tests that don't exist.
  private static func conditionsWithLinux(
    _ directives: [Directive], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Set<Int> {
    var found: Set<Int> = []
    var open: [(members: [Int], hasLinux: Bool)] = []
    for (number, directive) in directives.enumerated() {
      if directive.kind == .if { open.append(([], false)) }
      guard var last = open.popLast() else { continue }
      last.members.append(number)
      let text = String(decoding: bytes[directive.condition], as: UTF8.self)
      let next = directives[(number + 1)...].first?.range.lowerBound ?? bytes.count
      if text.contains("os(Linux)"), !hasTestList(bytes[directive.range.upperBound..<next]) {
        last.hasLinux = true
      }
      if directive.kind != .endif {
        open.append(last)
      } else if last.hasLinux {
        found.formUnion(last.members)
      }
    }
    return found
  }

  private static func hasTestList(_ branch: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    String(decoding: branch, as: UTF8.self).contains("static var allTests")
  }

  private mutating func read(
    _ directive: Directive, _ bytes: UnsafeBufferPointer<UInt8>, _ platform: Platform,
    _ hasLinux: Bool
  ) -> Condition.Answer {
    let condition = Condition(directive.condition, of: bytes, platform, hasLinux: hasLinux)
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

  /// Returns the ranges in order, without the ranges inside of others.
  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, last.upperBound >= range.upperBound { continue }
      merged.append(range)
    }
    return merged
  }
}

import Foundation
import Synchronization
import TrialKit

/// Gathers what a trial reports. Any thread may use it.
final class LineReader: Sendable {
  private struct State {
    var rest = Data()
    var outcome = ChildOutcome()
    var count = 0
    var isAtEnd = false
    var waiting: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  var outcome: ChildOutcome { state.withLock { $0.outcome } }
  /// How many lines have come.
  var count: Int { state.withLock { $0.count } }

  func feed(_ data: Data) {
    state.withLock { state in
      state.rest.append(data)
      while let end = state.rest.firstIndex(of: 10) {
        let line = String(decoding: state.rest[state.rest.startIndex..<end], as: UTF8.self)
        state.rest = Data(state.rest[(end + 1)...])
        state.count += 1
        if let report = TrialLine(line) { Self.take(report, &state.outcome) }
      }
    }
  }

  private static func take(_ line: TrialLine, _ outcome: inout ChildOutcome) {
    switch line {
    case .began(let seed, _): outcome.lastSeed = seed
    case .ended(let seed, let amount, let resident):
      outcome.rounds.append(.init(seed: seed, amount: amount, resident: resident))
    case .failed(_, let message): outcome.trouble = Trouble(.failure, message)
    }
  }

  func end() {
    let waiting = state.withLock { state in
      state.isAtEnd = true
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume()
  }

  /// Waits for the end of the output, or for a second: a grandchild may keep it open.
  func ended() async {
    let timeout = Task {
      try await Task.sleep(for: .seconds(1))
      end()
    }
    await withCheckedContinuation { continuation in
      let isAtEnd = state.withLock { state in
        if !state.isAtEnd { state.waiting = continuation }
        return state.isAtEnd
      }
      if isAtEnd { continuation.resume() }
    }
    timeout.cancel()
  }
}

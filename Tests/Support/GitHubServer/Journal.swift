import Foundation

/// What was asked and what became of it; waits for things to happen.
final class Journal: @unchecked Sendable {
  struct Entry: Codable, Sendable {
    let method: String
    let target: String
    let headers: [String: String]
    var status: Int?
    var isGone = false
  }

  private let condition = NSCondition()
  private var entries: [Entry] = []
  private var openGates: Set<String> = []
  private var limitsLifted = false
  private var firstAsked: [String: Date] = [:]

  /// The number of the entry.
  func note(_ request: HTTPRequest) -> Int {
    change {
      entries.append(
        Entry(method: request.method, target: request.target, headers: request.headers))
      return entries.count - 1
    }
  }

  func close(_ number: Int, status: Int, isGone: Bool) {
    change {
      entries[number].status = status
      entries[number].isGone = isGone
    }
  }

  var all: [Entry] { change { entries } }

  /// How many requests had this target so far.
  func count(target: String) -> Int {
    change { entries.count { $0.target == target } }
  }

  func waitForRequests(text: String, count: Int, gone: Bool) {
    wait { entries.count { $0.target.contains(text) && (!gone || $0.isGone) } >= count }
  }

  func open(gate: String) {
    change { _ = openGates.insert(gate) }
  }

  /// Waits until the gate is opened or the client has gone; the answer says whether it is still there.
  func wait(gate: String?, for connection: Connection) -> Bool {
    condition.withLock {
      while gate.map(openGates.contains) != true {
        if connection.isGone { return false }
        // Nothing wakes us when a client hangs up: look again now and then.
        _ = condition.wait(until: Date(timeIntervalSinceNow: 0.02))
      }
      return true
    }
  }

  /// Whether a limit of so many seconds, counted from the first request of this target, still holds.
  func isLimited(_ target: String, for seconds: Int) -> Date? {
    change {
      let end = (firstAsked[target] ?? Date()).addingTimeInterval(Double(seconds))
      if firstAsked[target] == nil { firstAsked[target] = Date() }
      return limitsLifted || end < Date() ? nil : end
    }
  }

  func liftLimits() {
    change { limitsLifted = true }
  }

  private func change<T>(_ body: () -> T) -> T {
    condition.withLock {
      defer { condition.broadcast() }
      return body()
    }
  }

  private func wait(until isTrue: () -> Bool) {
    condition.withLock {
      while !isTrue() { condition.wait() }
    }
  }
}

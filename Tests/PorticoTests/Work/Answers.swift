/// Work whose answers a test gives, in any order, and which goes on when it is cancelled.
@MainActor final class Answers<Value: Sendable> {
  private(set) var asked: [String] = []
  private(set) var cancelled: [String] = []
  private var waiting: [(name: String, continuation: CheckedContinuation<Value, any Error>)] = []

  func answer(to name: String) async throws -> Value {
    asked.append(name)
    let answer = try await withCheckedThrowingContinuation { waiting.append((name, $0)) }
    if Task.isCancelled { cancelled.append(name) }
    return answer
  }

  /// Answers the oldest question of this name that has no answer yet.
  func give(_ name: String, _ value: Value) {
    take(name)?.resume(returning: value)
  }

  func fail(_ name: String, _ error: any Error) {
    take(name)?.resume(throwing: error)
  }

  private func take(_ name: String) -> CheckedContinuation<Value, any Error>? {
    waiting.firstIndex { $0.name == name }.map { waiting.remove(at: $0).continuation }
  }
}

struct Refusal: Error, Equatable {}

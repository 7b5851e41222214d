/// Counts the operations in progress, and calls a completion when all of them have ended.
package final class CompletionGroup {
  private var count = 0
  private var completion: (() -> Void)?

  package init() {}

  package func enter() {
    count += 1
  }

  package func leave() {
    count -= 1
    callIfDone()
  }

  package func notify(_ completion: @escaping () -> Void) {
    self.completion = completion
    callIfDone()
  }

  private func callIfDone() {
    guard count == 0, let completion else { return }
    self.completion = nil
    completion()
  }
}

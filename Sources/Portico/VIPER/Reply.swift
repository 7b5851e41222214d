import Foundation

/// The reply of a module to the code that showed it. Its completion is called once: with a result, or as canceled after
/// the reply is deallocated.
@MainActor final class Reply<Output> {
  private var completion: (@MainActor (Outcome<Output>) -> Void)?

  init(_ completion: @escaping @MainActor (Outcome<Output>) -> Void) {
    self.completion = completion
  }

  func send(_ output: Output) {
    let completion = completion
    self.completion = nil
    completion?(.finished(output))
  }

  deinit {
    guard let completion else { return }
    // Called in a later turn, because the hierarchy of views may be changing now.
    DispatchQueue.main.async { completion(.cancelled) }
  }
}

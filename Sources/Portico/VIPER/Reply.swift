import Foundation

/// Tells once how a module ended: with a result, or as cancelled when whoever could have given one is gone.
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
    // Views may be halfway out of their hierarchy now: whoever goes on from here does so in a later turn.
    DispatchQueue.main.async { completion(.cancelled) }
  }
}

/// The reactions of an operator to a publisher's values and completion, for one subscriber.
struct Reactions<Input, InputFailure: Error, Output, Failure: Error> {
  let asking: Asking
  let value: (Input) -> Step<Output, Failure>
  let completion: (Subscribers.Completion<InputFailure>) -> Step<Output, Failure>

  init(
    _ asking: Asking = .each, value: @escaping (Input) -> Step<Output, Failure>,
    completion: @escaping (Subscribers.Completion<InputFailure>) -> Step<Output, Failure>
  ) {
    self.asking = asking
    self.value = value
    self.completion = completion
  }

  /// Creates reactions that fail if the publisher does.
  init(
    _ asking: Asking = .each, value: @escaping (Input) -> Step<Output, Failure>,
    end: @escaping () -> Step<Output, Failure> = { .finish(nil) }
  ) where InputFailure == Failure {
    self.init(asking, value: value) { completion in
      if case .failure(let error) = completion { .fail(error) } else { end() }
    }
  }

  /// Creates reactions that fail if the publisher does, or with the error that the closure throws.
  init(
    _ asking: Asking = .each, trying value: @escaping (Input) throws -> Step<Output, any Error>,
    end: @escaping () -> Step<Output, any Error> = { .finish(nil) }
  ) where Failure == any Error {
    self.init(asking) { input in
      do { return try value(input) } catch { return .fail(error) }
    } completion: { completion in
      if case .failure(let error) = completion { .fail(error) } else { end() }
    }
  }
}

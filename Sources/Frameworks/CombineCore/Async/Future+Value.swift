extension Future where Failure == Never {
  /// The result of the future.
  public final var value: Output {
    get async { await result().get() }
  }
}

extension Future where Failure == any Error {
  /// The result of the future.
  public final var value: Output {
    get async throws { try await result().get() }
  }
}

extension Future {
  fileprivate func result(
    isolation: isolated (any Actor)? = #isolation
  ) async -> Result<Output, Failure> {
    await withCheckedContinuation {
      (continuation: CheckedContinuation<Delivered<Result<Output, Failure>>, Never>) in
      func resume(_ result: Result<Output, Failure>) {
        continuation.resume(returning: Delivered(value: result))
      }
      subscribe(
        Subscribers.Sink { completion in
          if case .failure(let error) = completion { resume(.failure(error)) }
        } receiveValue: {
          resume(.success($0))
        })
    }.value
  }
}

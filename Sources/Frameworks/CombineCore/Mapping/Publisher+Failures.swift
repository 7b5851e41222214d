import UIKitDiagnostics

extension Publishers {
  public typealias MapError<Upstream: Publisher, Failure: Error> =
    _Operator<Upstream, Upstream.Output, Failure>
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> =
    _Operator<Upstream, Upstream.Output, Failure>
  public typealias AssertNoFailure<Upstream: Publisher> = _Operator<
    Upstream, Upstream.Output, Never
  >
  public typealias ReplaceError<Upstream: Publisher> = _Operator<Upstream, Upstream.Output, Never>
}

extension Publisher {
  /// Transforms an error with a closure.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    transformed {
      Reactions(value: { .send($0) }) { completion in
        if case .failure(let error) = completion { .fail(transform(error)) } else { .finish(nil) }
      }
    }
  }

  /// Sends a value and finishes if the publisher fails.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    transformed {
      Reactions(value: { .send($0) }) { completion in
        if case .failure = completion { .finish(output) } else { .finish(nil) }
      }
    }
  }

  /// Ends the program if the publisher fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    mapError { trap("\(prefix)\(file):\(line): The publisher failed: \($0)") }
  }
}

extension Publisher where Failure == Never {
  /// Changes the failure type of a publisher that never fails.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    mapError { never -> E in }
  }
}

import UIKitDiagnostics

extension Publishers {
  public typealias Collect<Upstream: Publisher> =
    _Operator<Upstream, [Upstream.Output], Upstream.Failure>
  public typealias CollectByCount<Upstream: Publisher> =
    _Operator<Upstream, [Upstream.Output], Upstream.Failure>
}

extension Publisher {
  /// Sends all values as one array, when the publisher finishes.
  public func collect() -> Publishers.Collect<Self> {
    transformed {
      var values: [Output] = []
      return Reactions(.all) { value in
        values.append(value)
        return .skip
      } end: {
        .finish(values)
      }
    }
  }

  /// Sends values in arrays with a number of elements; the last may have fewer.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    require(count > 0, "A number of values must be positive: \(count)")
    return transformed {
      var values: [Output] = []
      return Reactions(.groups(count)) { value in
        values.append(value)
        guard values.count == count else { return .skip }
        defer { values = [] }
        return .send(values)
      } end: {
        .finish(values.isEmpty ? nil : values)
      }
    }
  }
}

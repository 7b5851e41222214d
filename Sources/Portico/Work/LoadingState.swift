/// The state of a value that is loaded asynchronously.
///
/// ```swift
/// view.observe(viewModel) { view, viewModel in
///   switch viewModel.commits.state {
///   case .idle, .loading: view.showActivity()
///   case .loaded(let commits): view.show(commits)
///   case .failed(let error): view.show(error.localizedDescription, offersRetry: true)
///   }
/// }
/// ```
public enum LoadingState<Value> {
  /// No request was made.
  case idle
  /// The request is running.
  case loading
  /// The value is loaded.
  case loaded(Value)
  /// The request failed.
  case failed(any Error)

  /// The loaded value, or `nil`.
  public var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }

  /// The error of a failed request, or `nil`.
  public var error: (any Error)? {
    if case .failed(let error) = self { error } else { nil }
  }

  /// A Boolean value that indicates whether the request is running.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// Returns this state with the value transformed.
  public func map<Other>(_ transform: (Value) -> Other) -> LoadingState<Other> {
    switch self {
    case .idle: .idle
    case .loading: .loading
    case .loaded(let value): .loaded(transform(value))
    case .failed(let error): .failed(error)
    }
  }
}

extension LoadingState: Sendable where Value: Sendable {}

/// What has become of something that has to be loaded.
///
/// ```swift
/// view.bind(to: viewModel) { view, viewModel in
///   switch viewModel.commits.state {
///   case .idle, .loading: view.showActivity()
///   case .loaded(let commits): view.show(commits)
///   case .failed(let error): view.show(error.localizedDescription, offersRetry: true)
///   }
/// }
/// ```
public enum LoadingState<Value> {
  /// Nothing was asked for.
  case idle
  /// It is on its way.
  case loading
  /// It is there.
  case loaded(Value)
  /// It could not be had.
  case failed(any Error)

  /// What was loaded, if it is there.
  public var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }

  /// Why it could not be had.
  public var error: (any Error)? {
    if case .failed(let error) = self { error } else { nil }
  }

  /// Whether it is on its way.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// The same state of what `transform` makes of the value.
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

public import Observation

/// Loads a value for the latest input, and publishes the state of the request.
///
/// ```swift
/// @Observable @MainActor final class WeatherViewModel {
///   let weather: Loader<City, Weather>
///
///   var city = City.home {
///     didSet { weather.load(city) }
///   }
///
///   init(service: any WeatherService, clock: any Clock<Duration> = ContinuousClock()) {
///     weather = Loader(pause: .milliseconds(300), clock: clock) { try await service.weather(in: $0) }
///   }
/// }
/// ```
///
/// A newer request cancels the running request and discards its result. The running request is also canceled when
/// the loader is deallocated, or by ``cancel()``. Use `Void` if there is no input:
/// `Loader<Void, Profile> { try await service.profile() }`.
@MainActor @Observable public final class Loader<Input, Value> {
  /// The state of the latest request.
  public private(set) var state = LoadingState<Value>.idle
  /// The last loaded value. It stays while a newer request runs and after a newer request has failed, for screens that
  /// continue to show it.
  public private(set) var value: Value?

  @ObservationIgnored private let latest: Latest
  @ObservationIgnored private let pause: Duration
  @ObservationIgnored private let work: @MainActor (Input) async throws -> Value
  @ObservationIgnored private var input: Input?

  /// - Parameters:
  ///   - pause: The time without new input after which a request starts.
  ///   - clock: The clock for the pause. A test can pass a clock that it advances itself.
  ///   - load: Loads the value. The loader retains this closure, so it should capture only services, not the
  ///     loader's owner.
  public init(
    pause: Duration = .zero, clock: any Clock<Duration> = ContinuousClock(),
    load: @escaping @MainActor (Input) async throws -> Value
  ) {
    self.pause = pause
    latest = Latest(clock: clock)
    work = load
  }

  /// Loads the value for `input` after the pause, and replaces earlier requests.
  public func load(_ input: Input) {
    request(input, after: pause)
  }

  /// Loads the value for the latest input again, without a pause. Does nothing if there was no input.
  public func reload() {
    if let input { request(input, after: .zero) }
  }

  /// Loads the value for the latest input again, without a pause, if its request has failed.
  public func retry() {
    if state.error != nil { reload() }
  }

  /// Cancels the request, and resets the input and the value.
  public func cancel() {
    latest.cancel()
    input = nil
    value = nil
    state = .idle
  }

  private func request(_ input: Input, after pause: Duration) {
    self.input = input
    state = .loading
    latest.run(after: pause) { [work] in
      try await work(input)
    } then: { [weak self] answer in
      self?.receive(answer)
    }
  }

  private func receive(_ answer: Result<Value, any Error>) {
    switch answer {
    case .success(let value):
      self.value = value
      state = .loaded(value)
    case .failure(let error): state = .failed(error)
    }
  }
}

extension Loader where Input == Void {
  /// Loads the value, and replaces the running request.
  public func load() {
    load(())
  }
}

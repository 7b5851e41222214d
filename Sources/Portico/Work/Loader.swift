public import Observation

/// Loads something for the newest input, and shows where that stands.
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
/// Something newer overtakes what is under way: that is cancelled, and its answer never shows. When the loader goes, or
/// ``cancel()`` is called, what is under way is cancelled too. Use `Void` as the input of what needs none:
/// `Loader<Void, Profile> { try await service.profile() }`.
@MainActor @Observable public final class Loader<Input, Value> {
  /// Where the newest request stands.
  public private(set) var state = LoadingState<Value>.idle
  /// What was loaded last. It stays while something newer loads or after that has failed, for screens that go on
  /// showing it.
  public private(set) var value: Value?

  @ObservationIgnored private let latest: Latest
  @ObservationIgnored private let pause: Duration
  @ObservationIgnored private let work: @MainActor (Input) async throws -> Value
  @ObservationIgnored private var input: Input?

  /// - Parameters:
  ///   - pause: How long input has to rest before it is loaded for.
  ///   - clock: What the pause is measured with; a test gives one that it moves itself.
  ///   - load: Loads. It is kept by the loader and should capture services only, not the loader's owner.
  public init(
    pause: Duration = .zero, clock: any Clock<Duration> = ContinuousClock(),
    load: @escaping @MainActor (Input) async throws -> Value
  ) {
    self.pause = pause
    latest = Latest(clock: clock)
    work = load
  }

  /// Loads for `input`, after the pause, in place of whatever was asked for before.
  public func load(_ input: Input) {
    request(input, after: pause)
  }

  /// Loads for the newest input once more, at once. Does nothing before there was any.
  public func reload() {
    if let input { request(input, after: .zero) }
  }

  /// Loads for the newest input once more, at once, if that has failed.
  public func retry() {
    if state.error != nil { reload() }
  }

  /// Forgets what was asked for and what was loaded.
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
  /// Loads, in place of what is under way.
  public func load() {
    load(())
  }
}

import Combine
import UIKit
import XCTest

/// A screen with a view model, as apps in Swift 5 write them with Combine.
final class CombineClientTests: XCTestCase {
  final class ViewModel: ObservableObject {
    struct Input {
      let appear: AnyPublisher<Void, Never>
      let search: AnyPublisher<String, Never>
    }

    enum State: Equatable {
      case idle
      case loaded([String])
      case failed
    }

    @Published var query = ""
    @Published private(set) var title: String?
    @Published private(set) var isEnabled = false
    private var cancellables = Set<AnyCancellable>()
    private let load: (String) -> AnyPublisher<[String], Error>

    init(load: @escaping (String) -> AnyPublisher<[String], Error>) {
      self.load = load
      $query.map { !$0.isEmpty }.removeDuplicates().assign(to: &$isEnabled)
      Publishers.CombineLatest($query, $isEnabled)
        .map { query, isEnabled in isEnabled ? "Search \(query)" : nil }
        .sink { [weak self] in self?.title = $0 }
        .store(in: &cancellables)
    }

    func transform(input: Input) -> AnyPublisher<State, Never> {
      let idle = input.appear.map { State.idle }.eraseToAnyPublisher()
      let found = input.search
        .debounce(for: .milliseconds(1), scheduler: RunLoop.main)
        .removeDuplicates()
        .filter { !$0.isEmpty }
        .flatMap { [load] text in
          load(text).map(State.loaded).replaceError(with: .failed)
        }
        .eraseToAnyPublisher()
      return Publishers.Merge(idle, found).eraseToAnyPublisher()
    }
  }

  struct EventPublisher: Publisher {
    typealias Output = UIControl
    typealias Failure = Never

    let control: UIControl
    let events: UIControl.Event

    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == UIControl {
      subscriber.receive(
        subscription: EventSubscription(subscriber: subscriber, control: control, events: events))
    }
  }

  final class EventSubscription<S: Subscriber>: Subscription where S.Input == UIControl {
    private var subscriber: S?
    private let control: UIControl

    init(subscriber: S, control: UIControl, events: UIControl.Event) {
      self.subscriber = subscriber
      self.control = control
      control.addAction(
        UIAction { [weak self] _ in _ = self?.subscriber?.receive(control) }, for: events)
    }

    func request(_ demand: Subscribers.Demand) {}
    func cancel() { subscriber = nil }
  }

  private var cancellables: Set<AnyCancellable> = []

  override func tearDown() {
    cancellables.removeAll()
    super.tearDown()
  }

  func testPropertiesAreAssignedToViews() {
    let viewModel = ViewModel { _ in Empty().eraseToAnyPublisher() }
    let (label, button) = (UILabel(), UIButton())
    viewModel.$title.assign(to: \.text, on: label).store(in: &cancellables)
    viewModel.$isEnabled.assign(to: \.isEnabled, on: button).store(in: &cancellables)
    XCTAssertFalse(button.isEnabled)
    viewModel.query = "swift"
    XCTAssertTrue(button.isEnabled)
    XCTAssertEqual(label.text, "Search swift")
  }

  func testInputBecomesState() {
    let viewModel = ViewModel { text in
      text == "bad"
        ? Fail(error: URLError(.badURL)).eraseToAnyPublisher()
        : Just([text]).setFailureType(to: Error.self).receive(on: DispatchQueue.global())
          .eraseToAnyPublisher()
    }
    let appear = PassthroughSubject<Void, Never>()
    let search = PassthroughSubject<String, Never>()
    var states: [ViewModel.State] = []
    let isLoaded = expectation(description: "loaded")
    let isFailed = expectation(description: "failed")
    viewModel.transform(
      input: .init(
        appear: appear.eraseToAnyPublisher(), search: search.eraseToAnyPublisher())
    )
    .receive(on: DispatchQueue.main)
    .sink { state in
      states.append(state)
      if state == .loaded(["swift"]) { isLoaded.fulfill() }
      if state == .failed { isFailed.fulfill() }
    }
    .store(in: &cancellables)
    appear.send()
    search.send("s")
    search.send("swift")
    wait(for: [isLoaded], timeout: 60)
    search.send("bad")
    wait(for: [isFailed], timeout: 60)
    XCTAssertEqual(states, [.idle, .loaded(["swift"]), .failed])
  }

  func testControlsHavePublishersOfTheApp() {
    let button = UIButton()
    var taps = 0
    EventPublisher(control: button, events: .touchUpInside)
      .map { _ in 1 }
      .scan(0, +)
      .sink { taps = $0 }
      .store(in: &cancellables)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(taps, 2)
    cancellables.removeAll()
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(taps, 2)
  }
}

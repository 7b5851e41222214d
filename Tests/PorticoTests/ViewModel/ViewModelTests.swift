import Portico
import PorticoTesting
import Testing
import UIKit

/// What the counter's screen shows and can ask for.
protocol CounterViewModel: ViewModel<ViewModelTests.CounterAction> {
  var text: String { get }
  func increase()
}

/// A counter's screen, whose view was written first.
@MainActor @Suite("View models that call back")
struct ViewModelTests {
  struct CounterAction: CallBackAction {
    typealias Info = Int
    let rawValue: Int
    static let count = CounterAction(rawValue: 1)
    static let limit = CounterAction(rawValue: 2)
  }

  /// Answers nothing yet.
  final class NullCounterViewModel: ViewModel<CounterAction>, CounterViewModel {
    var text: String { "–" }
    func increase() {}
  }

  final class LiveCounterViewModel: ViewModel<CounterAction>, CounterViewModel {
    private var count = 0

    var text: String { "\(count)" }

    func increase() {
      count += 1
      callBack(count == 2 ? [.count, .limit] : .count, info: count)
    }
  }

  final class CounterViewController: UIViewController, ViewModelController {
    let viewModel: any CounterViewModel
    private let label = UILabel(frame: CGRect(x: 16, y: 64, width: 80, height: 16))
    private let button = UIButton(type: .system)

    init(viewModel: any CounterViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
      viewModel.controller = self
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      button.frame = CGRect(x: 16, y: 96, width: 80, height: 16)
      button.setTitle("More", for: .normal)
      button.addAction(UIAction { [viewModel] _ in viewModel.increase() }, for: .touchUpInside)
      view.addSubview(label)
      view.addSubview(button)
      callBack(.count, info: nil)
    }

    func callBack(_ action: CounterAction, info: Int?) {
      if action.contains(.count) { label.text = "Count: \(viewModel.text)" }
      if action.contains(.limit) { button.isEnabled = false }
    }
  }

  final class Spy: ViewModelController {
    var calls: [(action: CounterAction, info: Int?)] = []

    func callBack(_ action: CounterAction, info: Int?) { calls.append((action, info)) }
  }

  @Test("The view runs before there is any logic")
  func null() async throws {
    let screen = PorticoTesting.Screen(CounterViewController(viewModel: NullCounterViewModel()))
    #expect(screen.shows("Count: –"))
    try await screen.tap("More")
    #expect(screen.shows("Count: –"))
    screen.close()
  }

  @Test("A view model with logic takes its place, and calls the controller back")
  func live() async throws {
    let screen = PorticoTesting.Screen(CounterViewController(viewModel: LiveCounterViewModel()))
    #expect(screen.shows("Count: 0"))
    try await screen.tap("More")
    #expect(screen.shows("Count: 1"))
    screen.close()
  }

  @Test("Several things that happened are one call, with what goes with them")
  func calls() {
    let viewModel = LiveCounterViewModel()
    let spy = Spy()
    viewModel.increase()
    viewModel.controller = spy
    viewModel.increase()
    viewModel.callBack(.limit)
    #expect(spy.calls.map(\.action) == [[.count, .limit], .limit])
    #expect(spy.calls.map(\.info) == [2, nil])
  }

  @Test("The controller is known weakly: both go together, and a late call reaches nobody")
  func lifetime() async throws {
    let leaks = LeakCheck()
    var kept: (any CounterViewModel)?
    do {
      let controller = leaks.track(CounterViewController(viewModel: LiveCounterViewModel()))
      controller.loadViewIfNeeded()
      kept = controller.viewModel
    }
    try await leaks.verify()
    kept?.increase()
    #expect(kept?.text == "1")
    weak let viewModel = kept
    kept = nil
    #expect(viewModel == nil)
  }
}

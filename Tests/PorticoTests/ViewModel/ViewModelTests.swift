import Portico
import PorticoTesting
import Testing
import UIKit

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
  class CounterViewModel: ViewModel<CounterAction> {
    var text: String { "–" }
    func increase() {}
  }

  final class LiveCounterViewModel: CounterViewModel {
    private var count = 0

    override var text: String { "\(count)" }

    override func increase() {
      count += 1
      callBack(count == 2 ? [.count, .limit] : .count, info: count)
    }
  }

  final class CounterViewController: UIViewController, ViewModelController {
    let viewModel: CounterViewModel
    private let label = UILabel(frame: CGRect(x: 16, y: 64, width: 80, height: 16))
    private let button = UIButton(type: .system)

    init(factory: ViewModelFactory) {
      viewModel = factory.make()
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

  let factory = ViewModelFactory()

  @Test("The view runs before there is any logic")
  func null() async throws {
    let screen = PorticoTesting.Screen(CounterViewController(factory: factory))
    #expect(screen.shows("Count: –"))
    try await screen.tap("More")
    #expect(screen.shows("Count: –"))
    screen.close()
  }

  @Test("The factory makes what is registered, a new one for each screen")
  func factoryMakes() async throws {
    #expect(type(of: factory.make(CounterViewModel.self)) == CounterViewModel.self)
    factory.register(CounterViewModel.self) { LiveCounterViewModel() }
    let one = factory.make(CounterViewModel.self)
    #expect(one is LiveCounterViewModel && one !== factory.make(CounterViewModel.self))
    let screen = PorticoTesting.Screen(CounterViewController(factory: factory))
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
    factory.register(CounterViewModel.self) { LiveCounterViewModel() }
    let leaks = LeakCheck()
    var kept: CounterViewModel?
    do {
      let controller = leaks.track(CounterViewController(factory: factory))
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

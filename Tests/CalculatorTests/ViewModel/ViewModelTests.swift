import CalculatorExample
import CalculatorDomain
import Portico
import PorticoTesting
import Testing

/// No screen is needed.
@MainActor @Suite("The calculator's view model") struct ViewModelTests {
  /// Notes what it is told.
  private final class Listener: ViewModelController {
    var calls: [(action: CalculatorAction, row: Int?)] = []

    func callBack(_ action: CalculatorAction, info: Int?) {
      calls.append((action, info))
    }
  }

  @Test("tells what each key changed, and nothing else")
  func callsBack() {
    let viewModel = LiveCalculatorViewModel()
    let listener = Listener()
    viewModel.controller = listener
    func told(_ body: () -> Void) -> [CalculatorAction] {
      listener.calls = []
      body()
      return listener.calls.map(\.action)
    }
    #expect(told { viewModel.undo() } == [])
    #expect(told { viewModel.clear() } == [])
    #expect(told { viewModel.press(.digit(0)) } == [.undo])
    #expect(told { viewModel.press(.digit(0)) } == [])
    #expect(told { viewModel.press(.digit(2)) } == [.display])
    #expect(told { viewModel.press(.operation(.multiply)) } == [])
    #expect(told { viewModel.press(.digit(3)) } == [.display])
    #expect(told { viewModel.press(.equals) } == [[.display, .operations]])
    #expect(listener.calls.last?.row == 0)
    #expect(told { viewModel.undo() } == [[.display, .operations]])
    #expect(listener.calls.last?.row == nil)
    #expect(told { viewModel.press(.equals) } == [[.display, .operations]])
    #expect(told { viewModel.clear() } == [[.display, .operations]])
    for _ in 0..<5 { viewModel.undo() }
    #expect(told { viewModel.undo() } == [.undo])
    #expect(told { viewModel.undo() } == [])
  }

  @Test("shows what the brain says")
  func shows() {
    let viewModel = LiveCalculatorViewModel()
    #expect(viewModel.displayText == "0" && !viewModel.canUndo)
    for key in keys("1+2*3=") { viewModel.press(key) }
    #expect(viewModel.displayText == "7" && viewModel.canUndo)
    #expect(
      (0..<viewModel.operationCount).map(viewModel.operationText) == ["2 × 3 = 6", "1 + 6 = 7"])
    for key in keys("/0=") { viewModel.press(key) }
    #expect(viewModel.displayText == "Error ÷0" && viewModel.operationCount == 3)
    viewModel.undo()
    #expect(viewModel.displayText == "0" && viewModel.operationCount == 2)
    viewModel.clear()
    #expect(viewModel.displayText == "0" && viewModel.operationCount == 0)
  }

  @Test("answers nothing until there is one that does")
  func nullViewModel() {
    let viewModel = NullCalculatorViewModel()
    let listener = Listener()
    viewModel.controller = listener
    for key in CalculatorKey.all { viewModel.press(key) }
    viewModel.undo()
    viewModel.clear()
    #expect(viewModel.displayText == "0")
    #expect(viewModel.operationCount == 0 && viewModel.operationText(at: 0) == "")
    #expect(!viewModel.canUndo && listener.calls.isEmpty)
  }

  @Test("does not keep its controller")
  func weakController() {
    let viewModel = LiveCalculatorViewModel()
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      viewModel.controller = listener
    }
    #expect(gone == nil)
    viewModel.press(.digit(1))
    #expect(viewModel.displayText == "1")
  }
}

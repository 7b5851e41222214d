import CalculatorDomain
import Portico

/// The view model on top of the brain. It reports exactly the changes that a key caused.
package final class LiveCalculatorViewModel: ViewModel<CalculatorAction>, CalculatorViewModel {
  private var brain = CalculatorBrain()

  package var displayText: String { brain.displayText }
  package var operationCount: Int { brain.operations.count }
  package var canUndo: Bool { brain.canUndo }

  package func operationText(at index: Int) -> String { brain.operations[index].text }

  package func press(_ key: CalculatorKey) {
    change { $0.press(key) }
  }

  package func undo() {
    change { $0.undo() }
  }

  package func clear() {
    change { $0.clear() }
  }

  private func change(_ body: (inout CalculatorBrain) -> Void) {
    let before = (displayText, brain.operations, canUndo)
    body(&brain)
    var actions: CalculatorAction = []
    if displayText != before.0 { actions.insert(.display) }
    if brain.operations != before.1 { actions.insert(.operations) }
    if canUndo != before.2 { actions.insert(.undo) }
    guard !actions.isEmpty else { return }
    callBack(actions, info: operationCount > 0 ? operationCount - 1 : nil)
  }
}

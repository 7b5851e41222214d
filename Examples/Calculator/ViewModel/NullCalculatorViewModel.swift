import CalculatorDomain
import Portico

/// Answers nothing yet, so that the view could be written and run before there was any logic.
package final class NullCalculatorViewModel: ViewModel<CalculatorAction>, CalculatorViewModel {
  package var displayText: String { "0" }
  package var operationCount: Int { 0 }
  package var canUndo: Bool { false }

  package func operationText(at index: Int) -> String { "" }

  package func press(_ key: CalculatorKey) {}
  package func undo() {}
  package func clear() {}
}

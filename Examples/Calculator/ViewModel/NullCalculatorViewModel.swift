import CalculatorDomain
import Portico

/// A view model that does nothing, with which the view can be written and run before there is any logic.
package final class NullCalculatorViewModel: ViewModel<CalculatorAction>, CalculatorViewModel {
  package var displayText: String { "0" }
  package var operationCount: Int { 0 }
  package var canUndo: Bool { false }

  package func operationText(at index: Int) -> String { "" }

  package func press(_ key: CalculatorKey) {}
  package func undo() {}
  package func clear() {}
}

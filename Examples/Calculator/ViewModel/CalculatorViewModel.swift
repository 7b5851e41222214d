import CalculatorDomain
import Portico

/// What the screen shows and can ask for. By itself it answers nothing yet, so that the view could be written and run
/// before there was any logic.
package class CalculatorViewModel: ViewModel<CalculatorAction> {
  package var displayText: String { "0" }
  package var operationCount: Int { 0 }
  package var canUndo: Bool { false }

  /// - Parameter index: From 0, for the first operation that was done.
  package func operationText(at index: Int) -> String { "" }

  package func press(_ key: CalculatorKey) {}
  package func undo() {}
  package func clear() {}
}

import CalculatorDomain
import Portico

/// What the screen shows and can ask for.
package protocol CalculatorViewModel: ViewModel<CalculatorAction> {
  var displayText: String { get }
  var operationCount: Int { get }
  var canUndo: Bool { get }

  /// - Parameter index: From 0, for the first operation that was done.
  func operationText(at index: Int) -> String

  func press(_ key: CalculatorKey)
  func undo()
  func clear()
}

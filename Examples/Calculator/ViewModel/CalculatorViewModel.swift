import CalculatorDomain
import Portico

/// The content of the screen, and the actions of the user.
package protocol CalculatorViewModel: ViewModel<CalculatorAction> {
  var displayText: String { get }
  var operationCount: Int { get }
  var canUndo: Bool { get }

  /// - Parameter index: The index of an operation, from 0 for the first one.
  func operationText(at index: Int) -> String

  func press(_ key: CalculatorKey)
  func undo()
  func clear()
}

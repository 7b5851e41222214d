import Portico

/// The changes that the view model reports to its controller.
package struct CalculatorAction: CallBackAction {
  /// The number of the latest operation, if there is one.
  package typealias Info = Int

  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The text of the display changed.
  package static let display = CalculatorAction(rawValue: 1)
  /// Operations were added or removed.
  package static let operations = CalculatorAction(rawValue: 2)
  /// There is something to undo, or no longer.
  package static let undo = CalculatorAction(rawValue: 4)
}

import Portico

/// What the view model tells its controller.
package struct CalculatorAction: CallBackAction {
  /// The number of the operation that came last, if there is any.
  package typealias Info = Int

  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The display reads otherwise.
  package static let display = CalculatorAction(rawValue: 1)
  /// Operations came or went.
  package static let operations = CalculatorAction(rawValue: 2)
  /// There is something to undo, or nothing any more.
  package static let undo = CalculatorAction(rawValue: 4)
}

/// The logic of a calculator, independent of screens.
///
/// Keys are pressed one after the other, as on a calculator. Operators have precedence: `2 + 3 × 4 =` is 14. Each key
/// that had an effect can be undone, up to the beginning. Numbers are exact decimals.
package struct CalculatorBrain: Sendable {
  /// The number of characters of the display.
  package let width: Int
  /// The operations that were carried out, in order.
  package private(set) var operations: [Operation] = []

  private var state = State()
  private var past: [Step] = []

  private struct State {
    /// The number that is being typed.
    var entry: Entry?
    /// The number that is displayed while no number is being typed.
    var value = Number.zero
    /// The operators that wait for their right operand, in the order of increasing precedence.
    var pending: [Pending] = []
    /// The state before the operator that was pressed last, which another operator can replace.
    var beforeOperator: BeforeOperator?
    var error: CalculatorError?

    var operand: Number { entry?.number ?? value }
  }

  private struct Pending {
    let left: Number
    let `operator`: Operator
  }

  private struct BeforeOperator {
    let operand: Number
    let pending: [Pending]
    let operationCount: Int
  }

  /// A step to undo a key.
  private struct Step {
    let state: State
    /// The number of operations that the key kept, and the operations that it removed.
    let kept: Int
    let removed: [Operation]
  }

  /// - Parameter width: The number of characters of the display, at least 8.
  package init(width: Int = LEDText.width) {
    precondition(
      width >= LEDText.leastWidth, "\(width) characters are too few for a calculator's display.")
    self.width = width
  }

  // MARK: What shows

  /// The text of the display, in at most ``width`` characters.
  package var displayText: String {
    state.error?.text ?? state.entry?.text ?? LEDText.of(state.value, width: width)
  }

  /// The number on the display; `nil` after an error.
  package var value: Number? { state.error == nil ? state.operand : nil }

  /// The error on the display. It can be undone or cleared.
  package var error: CalculatorError? { state.error }

  /// The operator that waits for its right operand.
  package var pendingOperator: Operator? { state.pending.last?.operator }

  package var canUndo: Bool { !past.isEmpty }

  // MARK: What it can do

  /// Presses a key. After an error, only undo and clear have an effect.
  ///
  /// - Returns: `true` if the key had an effect.
  @discardableResult
  package mutating func press(_ key: CalculatorKey) -> Bool {
    guard state.error == nil else { return false }
    return switch key {
    case .digit(let digit): type { $0.append(digit: digit) }
    case .point: type { $0.appendPoint() }
    case .sign: changeSign()
    case .operation(let chosen): choose(chosen)
    case .equals: finish()
    }
  }

  /// Undoes the last key that had an effect, including clear.
  ///
  /// - Returns: `true` if there was a key to undo.
  @discardableResult
  package mutating func undo() -> Bool {
    guard let step = past.popLast() else { return false }
    state = step.state
    operations.removeLast(operations.count - step.kept)
    operations += step.removed
    return true
  }

  /// Clears the entry and the operations. Can be undone.
  ///
  /// - Returns: `true` if there was anything to clear.
  @discardableResult
  package mutating func clear() -> Bool {
    let isNew =
      state.entry == nil && state.value == .zero && state.pending.isEmpty && state.error == nil
    guard !isNew || !operations.isEmpty else { return false }
    remember(keeping: 0)
    state = State()
    return true
  }

  // MARK: Keys

  /// Records the state for undo. Call this method before each change.
  private mutating func remember(keeping kept: Int? = nil) {
    let kept = kept ?? operations.count
    past.append(Step(state: state, kept: kept, removed: Array(operations[kept...])))
    operations.removeLast(operations.count - kept)
  }

  private mutating func type(_ change: (inout Entry) -> Bool) -> Bool {
    var entry = state.entry ?? Entry(maxLength: width - 1)
    // The first digit, even if it is 0, replaces the displayed number.
    guard change(&entry) || state.entry == nil else { return false }
    begin(entry)
    return true
  }

  private mutating func begin(_ entry: Entry) {
    remember()
    state.entry = entry
    state.beforeOperator = nil
  }

  private mutating func changeSign() -> Bool {
    // The sign key alone starts a number.
    if state.entry != nil || state.beforeOperator != nil || state.value == .zero {
      var entry = state.entry ?? Entry(maxLength: width - 1)
      entry.isNegative.toggle()
      begin(entry)
      return true
    }
    remember()
    state.value = -state.value
    return true
  }

  private mutating func choose(_ chosen: Operator) -> Bool {
    guard state.beforeOperator == nil || pendingOperator != chosen else { return false }
    let before =
      state.beforeOperator
      ?? BeforeOperator(
        operand: state.operand, pending: state.pending, operationCount: operations.count)
    remember(keeping: before.operationCount)
    state.pending = before.pending
    calculate(before.operand, downTo: chosen.precedence)
    if state.error == nil {
      state.pending.append(Pending(left: state.value, operator: chosen))
      state.beforeOperator = before
    }
    return true
  }

  private mutating func finish() -> Bool {
    guard state.entry != nil || !state.pending.isEmpty else { return false }
    remember()
    calculate(state.operand, downTo: 0)
    return true
  }

  /// Carries out the pending operators of at least `precedence` with `operand`, and displays the result.
  private mutating func calculate(_ operand: Number, downTo precedence: Int) {
    var value = operand
    state.entry = nil
    state.beforeOperator = nil
    while let waiting = state.pending.last, waiting.operator.precedence >= precedence {
      state.pending.removeLast()
      let operation = Operation(waiting.left, waiting.operator, value)
      operations.append(operation)
      switch operation.result {
      case .success(let result): value = result
      case .failure(let error):
        state.error = error
        return
      }
    }
    state.value = value
  }
}

/// What a calculator knows and can do: it has no idea of screens.
///
/// Keys are pressed one after the other, as on a calculator: `2 + 3 × 4 =` is 14, since what binds tighter is done
/// first. Each key that did something can be taken back, up to the beginning. Numbers are exact decimals.
package struct CalculatorBrain: Sendable {
  /// How many characters the display has.
  package let width: Int
  /// The operations that were done, in order.
  package private(set) var operations: [Operation] = []

  private var state = State()
  private var past: [Step] = []

  private struct State {
    /// What is being typed.
    var entry: Entry?
    /// What shows while nothing is.
    var value = Number.zero
    /// What waits for its right side; what binds tighter comes later.
    var pending: [Pending] = []
    /// What there was before the operator that was just pressed, which another may replace.
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

  /// What takes a key back.
  private struct Step {
    let state: State
    /// How many of the operations were there before, and those that the key took away.
    let kept: Int
    let removed: [Operation]
  }

  /// - Parameter width: Of the display, at least 8 characters.
  package init(width: Int = LEDText.width) {
    precondition(
      width >= LEDText.leastWidth, "\(width) characters are too few for a calculator's display.")
    self.width = width
  }

  // MARK: What shows

  /// What the display shows, in at most ``width`` characters.
  package var displayText: String {
    state.error?.text ?? state.entry?.text ?? LEDText.of(state.value, width: width)
  }

  /// The number that shows; `nil` after an error.
  package var value: Number? { state.error == nil ? state.operand : nil }

  /// Why there is no number; it can be undone or cleared.
  package var error: CalculatorError? { state.error }

  /// The operation that waits for its right side.
  package var pendingOperator: Operator? { state.pending.last?.operator }

  package var canUndo: Bool { !past.isEmpty }

  // MARK: What it can do

  /// Presses a key. After an error only undoing and clearing do something.
  ///
  /// - Returns: Whether the key did something.
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

  /// Takes back the last key that did something, clearing included.
  ///
  /// - Returns: Whether there was any.
  @discardableResult
  package mutating func undo() -> Bool {
    guard let step = past.popLast() else { return false }
    state = step.state
    operations.removeLast(operations.count - step.kept)
    operations += step.removed
    return true
  }

  /// Begins anew: forgets what was entered and which operations were done. Can be undone.
  ///
  /// - Returns: Whether there was anything to forget.
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

  /// To be called before anything changes.
  private mutating func remember(keeping kept: Int? = nil) {
    let kept = kept ?? operations.count
    past.append(Step(state: state, kept: kept, removed: Array(operations[kept...])))
    operations.removeLast(operations.count - kept)
  }

  private mutating func type(_ change: (inout Entry) -> Bool) -> Bool {
    var entry = state.entry ?? Entry(maxLength: width - 1)
    // The first digit, were it 0, takes the place of what showed before.
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
    // A sign alone begins a number.
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

  /// Does what waits for `operand` and binds at least as tight as `precedence`; shows the result.
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

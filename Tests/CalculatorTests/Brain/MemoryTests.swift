import CalculatorDomain
import SeededRandom
import Testing

@Suite("The calculator's brain remembers") struct MemoryTests {
  @Test(
    "each operation in the order in which they were done",
    arguments: [
      ("2+3", []), ("2+3=", ["2 + 3 = 5"]), ("2+3*4=", ["3 × 4 = 12", "2 + 12 = 14"]),
      ("2*3+4=", ["2 × 3 = 6", "6 + 4 = 10"]), ("2+3-", ["2 + 3 = 5"]),
      ("2+3=5=", ["2 + 3 = 5"]), ("1/0=", ["1 ÷ 0 = Error ÷0"]),
      ("7-9=", ["7 − 9 = -2"]), (".1+.2=", ["0.1 + 0.2 = 0.3"]),
      // An operator that takes the place of another takes back what that one had done.
      ("2+3-*4=", ["3 × 4 = 12", "2 + 12 = 14"]), ("2*3-*", ["2 × 3 = 6"]),
    ])
  func operations(typed: String, texts: [String]) {
    #expect(CalculatorBrain(after: typed).operations.map(\.text) == texts)
  }

  /// What a person can tell one state from another by.
  private struct Picture: Equatable {
    let display: String
    let operations: [String]
    let pending: Operator?

    init(_ brain: CalculatorBrain) {
      display = brain.displayText
      operations = brain.operations.map(\.text)
      pending = brain.pendingOperator
    }
  }

  @Test("every step, and takes one after the other back", arguments: 1...20)
  func undo(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      var brain = CalculatorBrain()
      var pictures: [Picture] = []
      for _ in 0..<60 {
        let before = Picture(brain)
        let key = CalculatorKey.all.randomElement(using: &numbers)!
        let didSomething =
          Int.random(in: 0..<12, using: &numbers) == 0 ? brain.clear() : brain.press(key)
        if didSomething { pictures.append(before) } else { #expect(Picture(brain) == before) }
      }
      #expect(brain.canUndo == !pictures.isEmpty)
      while let before = pictures.popLast() {
        let undid = brain.undo()
        #expect(undid && Picture(brain) == before)
      }
      let undid = brain.undo()
      #expect(!undid && !brain.canUndo)
      #expect(Picture(brain) == Picture(CalculatorBrain()))
    }
  }

  @Test("what an undone key would have changed")
  func undoGoesOn() {
    var brain = CalculatorBrain(after: "1/0=")
    brain.undo()
    #expect(brain.displayText == "0")
    brain.press(.digit(4))
    brain.press(.equals)
    #expect(brain.displayText == "0.25")
    #expect(brain.operations.map(\.text) == ["1 ÷ 4 = 0.25"])
  }

  @Test("nothing after it was cleared, until that is undone")
  func clear() {
    var brain = CalculatorBrain(after: "1/0=")
    brain.clear()
    #expect(brain.displayText == "0" && brain.operations.isEmpty && brain.error == nil)
    let clearedAgain = brain.clear()
    #expect(!clearedAgain, "There is nothing to clear.")
    brain.undo()
    #expect(brain.error == .divisionByZero && brain.operations.count == 1)
  }
}

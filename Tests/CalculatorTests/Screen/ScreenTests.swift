import CalculatorExample
import Portico
import PorticoTesting
import Testing
import UIKit

/// What a person sees and does.
@MainActor @Suite("The calculator's screen") struct ScreenTests {
  private func open(
    _ controller: UIViewController = assembleCalculator(), columns: Int = 40, rows: Int = 24
  ) -> Screen {
    Screen(controller, size: CGSize(width: columns * 8, height: rows * 16))
  }

  private func tap(_ titles: String, on screen: Screen) async throws {
    for title in titles.split(separator: " ") { try await screen.tap(String(title)) }
  }

  /// What the display reads.
  private func display(_ screen: Screen) -> String {
    (screen.view("Display") as? UILabel)?.text ?? ""
  }

  private func operationCount(_ screen: Screen) -> Int? {
    (screen.view("Operations") as? UITableView)?.numberOfRows(inSection: 0)
  }

  @Test("is used by a keyboard: what is typed is what it does")
  func keyboard() async throws {
    let screen = open()
    for key in ["1", "2", ".", "5", "*", "4", "enter"] { try await screen.press(key) }
    #expect(display(screen) == "50")
    #expect(operationCount(screen) == 1)
    try await screen.press("backspace")
    #expect(display(screen) == "4")
    #expect(operationCount(screen) == 0)
    try await screen.press("c")
    #expect(display(screen) == "0")
    for key in ["7", "-", "2", "="] { try await screen.press(key) }
    #expect(display(screen) == "5")
    screen.close()
  }

  @Test("lets return press the key that has focus, unless one was typed before")
  func returnKey() async throws {
    let screen = open()
    try await tap("3", on: screen)
    try await screen.press("enter")
    #expect(display(screen) == "33")
    screen.close()
  }

  @Test("has the operations between display and keys where it is narrow")
  func narrow() async throws {
    let screen = open()
    try await tap("1 ÷ 8 + 2 × 3 =", on: screen)
    #expect(
      screen.text.lines
        == """

                                         6.125


            1 ÷ 8 = 0.125


            2 × 3 = 6


            0.125 + 6 = 6.125




             C       Undo       ±        ÷

              7        8        9        ×

              4        5        6        −

              1        2        3        +

                  0             .        =
        """.lines)
    screen.close()
  }

  @Test("has the operations beside display and keys where it is wide, also after it was turned")
  func wide() async throws {
    let screen = open()
    try await tap("1 ÷ 8 + 2 × 3 =", on: screen)
    screen.resize(to: CGSize(width: 640, height: 240))
    try await screen.settle()
    #expect(
      screen.text.lines
        == """

            1 ÷ 8 = 0.125                                                        6.125

            2 × 3 = 6
                                                    C       Undo        ±        ÷

            0.125 + 6 = 6.125                        7        8         9        ×

                                                     4        5         6        −

                                                     1        2         3        +

                                                         0              .        =
        """.lines)
    screen.resize(to: CGSize(width: 320, height: 384))
    try await screen.settle()
    #expect(display(screen) == "6.125" && screen.shows("0.125 + 6 = 6.125"))
    screen.close()
  }

  @Test(
    "shows every key in full, in windows of any size", arguments: [30, 40, 80, 200], [16, 24, 60])
  func sizes(columns: Int, rows: Int) async throws {
    let screen = open(columns: columns, rows: rows)
    for key in ["1", ".", "5", "±", "×", "4", "="] {
      try await screen.tap(key)
      #expect(screen.text.contains(display(screen)))
    }
    #expect(display(screen) == "-6" && screen.shows("-1.5 × 4 = -6"))
    for key in ["C", "Undo", "±", "÷", "7", "8", "9", "×", "−", "+", "0", ".", "="] {
      #expect(screen.text.contains(key), "\(key) is not there in \(screen.text)")
    }
    screen.close()
  }

  @Test("shows a division by zero, which can be undone step by step")
  func divisionByZero() async throws {
    let screen = open()
    try await tap("8 ÷ 0 =", on: screen)
    #expect(display(screen) == "Error ÷0" && screen.shows("8 ÷ 0 = Error ÷0"))
    try await tap("5 + 1", on: screen)
    #expect(display(screen) == "Error ÷0")
    try await tap("Undo Undo 4 =", on: screen)
    #expect(display(screen) == "2" && operationCount(screen) == 1 && screen.shows("8 ÷ 4 = 2"))
    screen.close()
  }

  @Test("can undo back to the beginning, and no further")
  func undo() async throws {
    let screen = open()
    let undo = try #require(screen.view("Undo") as? UIButton)
    #expect(!undo.isEnabled)
    try await tap("1 + 2 = C", on: screen)
    #expect(display(screen) == "0" && operationCount(screen) == 0)
    try await tap("Undo", on: screen)
    #expect(display(screen) == "3" && operationCount(screen) == 1)
    try await tap("Undo Undo Undo", on: screen)
    #expect(display(screen) == "1" && operationCount(screen) == 0 && undo.isEnabled)
    try await tap("Undo", on: screen)
    #expect(display(screen) == "0" && !undo.isEnabled)
    screen.close()
  }

  @Test("scrolls to the operation that was done last")
  func scrolls() async throws {
    let screen = open()
    for digit in 1...9 { try await tap("\(digit) + \(digit) =", on: screen) }
    #expect(operationCount(screen) == 9)
    #expect(screen.text.contains("9 + 9 = 18") && !screen.text.contains("1 + 1 = 2"))
    try await tap("Undo", on: screen)
    #expect(operationCount(screen) == 8 && screen.text.contains("8 + 8 = 16"))
    screen.close()
  }

  @Test("can be looked at before there is a view model that does something")
  func nullViewModel() async throws {
    let screen = open(CalculatorViewController(viewModel: NullCalculatorViewModel()))
    try await tap("1 + 1 = C", on: screen)
    #expect(display(screen) == "0" && operationCount(screen) == 0)
    #expect((screen.view("Undo") as? UIButton)?.isEnabled == false)
    screen.close()
  }
}

extension String {
  /// Without blank lines at the end and spaces at line ends.
  fileprivate var lines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.reversed().drop { $0 == " " }.reversed())
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

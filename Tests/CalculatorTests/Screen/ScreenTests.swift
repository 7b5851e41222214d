import Calculator
import CalculatorDomain
import Foundation
import Portico
import PorticoTesting
import Testing
import UIKit

/// What a person sees and does.
@MainActor @Suite("The calculator's screen") struct ScreenTests {
  private func open(
    columns: Int = 40, rows: Int = 24, _ controller: UIViewController = assembleCalculator()
  ) -> Screen {
    Screen(controller, size: CGSize(width: columns * 8, height: rows * 16))
  }

  @Test("looks")
  func look() async throws {
    for (c, r) in [(40, 24), (40,20), (80, 24), (120, 40), (24,16)] {
      let screen = open(columns: c, rows: r)
      for key in ["1", "÷", "8", "+", "2", "×", "3", "="] { try await screen.tap(key) }
      print(screen.text)
      print("-----")
    }
  }
}

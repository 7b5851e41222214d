import CalculatorExample
import Foundation
import PorticoTesting
import Testing
import UIKit

@MainActor @Suite("How the calculator looks") struct PictureTests {
  @Test(
    "on a phone, in the light and in the dark, and on a wide screen",
    arguments: [
      ("calculator", CGSize(width: 390, height: 844), UIUserInterfaceStyle.light),
      ("calculator-dark", CGSize(width: 390, height: 844), .dark),
      ("calculator-wide", CGSize(width: 1024, height: 768), .light),
    ])
  func looks(name: String, size: CGSize, style: UIUserInterfaceStyle) async throws {
    let screen = Screen(assembleCalculator(), size: size)
    screen.window.overrideUserInterfaceStyle = style
    for key in ["1", "÷", "8", "+", "2", "×", "3", "="] { try await screen.tap(key) }
    try await expectPicture(of: screen, named: name, in: "../../../docs/pictures")
    screen.close()
  }
}

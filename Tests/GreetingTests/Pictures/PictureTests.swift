import Foundation
import GreetingMVVMBindings
import PorticoTesting
import Testing
import UIKit

@MainActor @Suite("How the greeting looks") struct PictureTests {
  @Test("on a phone, in the light and in the dark")
  func phone() async throws {
    let screen = Screen(
      assembleGreeting(firstName: "Ada", lastName: "Lovelace"),
      size: CGSize(width: 390, height: 844))
    try await screen.tap("Show greeting")
    try await expectPicture(of: screen, named: "greeting", in: "../../../docs/pictures")
    screen.window.overrideUserInterfaceStyle = .dark
    try await expectPicture(of: screen, named: "greeting-dark", in: "../../../docs/pictures")
    screen.close()
  }
}

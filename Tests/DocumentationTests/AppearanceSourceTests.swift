import Foundation
import Testing

@Suite("Appearance callbacks") struct AppearanceSourceTests {
  @Test("are called by `ContainerTransition` on behalf of the containers")
  func sources() throws {
    let files = try Checkout.swiftFiles(below: "Sources/UIKitCore")
    #expect(files.contains("Sources/UIKitCore/Transitions/ContainerTransition.swift"))
    for file in files where !file.contains(/UIKitCore\/(Controllers|Transitions)\//) {
      let text = try String(contentsOf: Checkout.url(file), encoding: .utf8)
      #expect(!text.contains(/(begin|end)Appearance(Transition)?\(/), "\(file)")
    }
  }
}

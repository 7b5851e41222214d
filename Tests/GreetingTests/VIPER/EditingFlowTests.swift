import Portico
import PorticoTesting
import Testing
import UIKit

@testable import GreetingVIPER

/// From one module to another and back with a result, as a person goes.
@MainActor @Suite("VIPER: from module to module") struct EditingFlowTests {
  enum Way: CaseIterable, Sendable {
    case done, cancel, escape, dismiss, replaceRoot
  }

  private let leaks = LeakCheck()
  private let home = UIViewController()

  /// The greeting on screen, its name being edited.
  private func openEditor() async throws -> GreetingScreen {
    let greeting = GreetingModule(person: Person(firstName: "David", lastName: "Blaine"))
      .makeViewController()
    let navigation = UINavigationController()
    navigation.viewControllers = [home, greeting]
    let screen = GreetingScreen(navigation, size: CGSize(width: 640, height: 384))
    for object in objects(of: greeting) { leaks.track(object) }
    try await screen.screen.tap("Edit")
    try await screen.screen.wait(for: "First name")
    let editor = try #require(
      (greeting.presentedViewController as? UINavigationController)?.topViewController)
    for object in objects(of: editor) { leaks.track(object) }
    return screen
  }

  @Test("The person is handed over, and the edited one comes back and is greeted")
  func edits() async throws {
    let screen = try await openEditor()
    #expect(screen.screen.shows("David"))
    #expect(screen.screen.shows("Blaine"))
    let field = try #require(screen.field("First name"))
    field.text = ""
    try await screen.screen.type("Dynamo", into: "First name")
    try await screen.screen.tap("Done")
    try await screen.screen.settle()
    try await waitUntil("the greeting") { screen.greeting == "Hello Dynamo Blaine" }
    #expect(!screen.screen.shows("First name"))
    screen.screen.close()
  }

  @Test("A cancelled edit changes nothing", arguments: [Way.cancel, .escape, .dismiss])
  func cancels(way: Way) async throws {
    let screen = try await openEditor()
    try await screen.screen.type("X", into: "First name")
    try await leave(screen, by: way)
    #expect(screen.greeting == "")
    try await screen.showGreeting()
    #expect(screen.greeting == "Hello David Blaine")
    screen.screen.close()
  }

  @Test(
    "Both modules are gone however the editor and the greeting are left", arguments: Way.allCases)
  func leaves(way: Way) async throws {
    do {
      let screen = try await openEditor()
      try await leave(screen, by: way)
      home.navigationController?.popToRootViewController(animated: true)
      try await screen.screen.settle()
      try await leaks.verify(roots: [screen.screen.window])
      screen.screen.close()
    }
  }

  private func leave(_ screen: GreetingScreen, by way: Way) async throws {
    switch way {
    case .done: try await screen.screen.tap("Done")
    case .cancel: try await screen.screen.tap("Cancel")
    case .escape: try await screen.screen.press("escape")
    case .dismiss: home.navigationController?.dismiss(animated: true)
    case .replaceRoot: screen.screen.window.rootViewController = UIViewController()
    }
    try await screen.screen.settle()
  }
}

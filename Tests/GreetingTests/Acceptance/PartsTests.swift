import GreetingExample
import Testing
import UIKit

/// What each version consists of. It also sees to it that the leak tests look at everything there is.
@MainActor @Suite("Parts of the greeting") struct PartsTests {
  static let classes = [
    "Traditional MVC": ["GreetingView", "GreetingViewController", "Person"],
    "Cocoa MVC": ["GreetingViewController"],
    "Cocoa MVC, done well": ["GreetingView", "GreetingViewController"],
    "MVP, passive view": ["GreetingPresenter", "GreetingViewController"],
    "MVP, supervising controller": ["GreetingPresenter", "GreetingViewController", "Person"],
    "MVVM, closures": ["GreetingViewController", "GreetingViewModel"],
    "MVVM, delegate": ["GreetingViewController", "GreetingViewModel"],
    "MVVM, bindings": ["GreetingViewController", "GreetingViewModel"],
    "VIPER": [
      "GreetingInteractor", "GreetingPresenter", "GreetingRouter", "GreetingViewController",
    ],
  ]

  @Test("are those of its architecture", arguments: GreetingVersion.all)
  func parts(version: GreetingVersion) {
    let controller = version.make("David", "Blaine")
    controller.loadViewIfNeeded()
    let names = objects(of: controller).map { "\(type(of: $0))" }.sorted()
    #expect(names == Self.classes[version.name])
  }
}

import Testing

@testable import GreetingMVVMClosures

/// The view model is tested alone: nothing has to stand for the view.
@MainActor @Suite("MVVM with closures") struct ClosuresTests {
  @Test("The view model has no greeting until it is asked for one, and tells when it changes")
  func greets() {
    let viewModel = GreetingViewModel(person: Person(firstName: "David", lastName: "Blaine"))
    var told: [String] = []
    viewModel.greetingDidChange = { told.append($0) }
    #expect(viewModel.greeting == "")
    viewModel.showGreeting()
    #expect(viewModel.greeting == "Hello David Blaine")
    #expect(told == ["Hello David Blaine"])
  }
}

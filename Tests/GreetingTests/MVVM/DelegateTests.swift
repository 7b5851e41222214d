import Testing

@testable import GreetingMVVMDelegate

@MainActor @Suite("MVVM with a delegate") struct DelegateTests {
  final class SpyDelegate: GreetingViewModelDelegate {
    var greetings: [String] = []

    func greetingDidChange(in viewModel: GreetingViewModel) {
      greetings.append(viewModel.greeting)
    }
  }

  private let viewModel = GreetingViewModel(person: Person(firstName: "David", lastName: "Blaine"))

  @Test("The view model tells its delegate when the greeting changes")
  func greets() {
    let delegate = SpyDelegate()
    viewModel.delegate = delegate
    viewModel.showGreeting()
    #expect(delegate.greetings == ["Hello David Blaine"])
  }

  @Test("A view model outlives its delegate")
  func late() {
    do {
      let delegate = SpyDelegate()
      viewModel.delegate = delegate
    }
    viewModel.showGreeting()
    #expect(viewModel.greeting == "Hello David Blaine")
    #expect(viewModel.delegate == nil)
  }
}

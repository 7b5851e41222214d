import Observation
import Testing

@testable import GreetingMVVMBindings

@MainActor @Suite("MVVM with bindings") struct BindingsTests {
  @Test("The view model's greeting can be observed, and nothing stands for the view")
  func greets() async {
    let viewModel = GreetingViewModel(person: Person(firstName: "David", lastName: "Blaine"))
    #expect(viewModel.greeting == "")
    await confirmation { changed in
      withObservationTracking {
        _ = viewModel.greeting
      } onChange: {
        changed()
      }
      viewModel.showGreeting()
    }
    #expect(viewModel.greeting == "Hello David Blaine")
  }
}

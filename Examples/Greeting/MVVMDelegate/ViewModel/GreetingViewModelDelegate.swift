@MainActor protocol GreetingViewModelDelegate: AnyObject {
  func greetingDidChange(in viewModel: GreetingViewModel)
}

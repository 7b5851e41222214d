import Combine
import PorticoTesting
import Testing
import UIKit

@MainActor @Suite("Combine: screens") struct CombineScreenTests {
  @MainActor final class ViewModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []
    private var cancellables = Set<AnyCancellable>()

    init() {
      $query
        .debounce(for: .milliseconds(1), scheduler: DispatchQueue.main)
        .removeDuplicates()
        .map { $0.isEmpty ? [] : ["\($0) 1", "\($0) 2"] }
        .receive(on: RunLoop.main)
        .sink { [weak self] in self?.results = $0 }
        .store(in: &cancellables)
    }
  }

  final class Controller: UIViewController {
    let viewModel = ViewModel()
    let label = UILabel()
    private let field = UITextField()
    private var cancellables: Set<AnyCancellable> = []

    override func viewDidLoad() {
      super.viewDidLoad()
      field.placeholder = "Query"
      let stack = UIStackView(arrangedSubviews: [field, label])
      stack.axis = .vertical
      stack.frame = view.bounds
      view.addSubview(stack)
      field.addAction(
        UIAction { [viewModel, field] _ in viewModel.query = field.text ?? "" },
        for: .editingChanged)
      viewModel.$results
        .map { $0.joined(separator: ", ") as String? }
        .assign(to: \.text, on: label)
        .store(in: &cancellables)
    }
  }

  @Test("a view model's properties reach a screen, and nothing keeps it alive")
  func screen() async throws {
    let leaks = LeakCheck()
    let screen = Screen(leaks.track(Controller()))
    try await screen.type("swift", into: "Query")
    try await screen.wait(for: "swift 1, swift 2")
    screen.close()
    try await leaks.verify()
  }
}

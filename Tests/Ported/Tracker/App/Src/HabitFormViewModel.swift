import Combine
import Foundation
import TrackerKit

final class HabitFormViewModel: ObservableObject {

    struct Message: Equatable {
        let text: String
        let isError: Bool
    }

    // MARK: Input

    @Published var name = ""
    @Published var goal = 7
    let saveTaps = PassthroughSubject<Void, Never>()

    // MARK: Output

    @Published private(set) var canSave = false
    @Published private(set) var message: Message?
    var saved: AnyPublisher<Habit, Never> { savedSubject.eraseToAnyPublisher() }

    private let savedSubject = PassthroughSubject<Habit, Never>()
    private var cancellables = Set<AnyCancellable>()

    init(
        taken: AnyPublisher<[String], Never>,
        check: @escaping (String) -> AnyPublisher<Bool, Error>,
        scheduler: RunLoop = .main
    ) {
        let trimmed = $name
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .removeDuplicates()
            .share()

        let isTaken = Publishers.CombineLatest($name, taken)
            .map { name, taken in taken.contains(name.trimmingCharacters(in: .whitespaces)) }
            .removeDuplicates()

        Publishers.CombineLatest3(isTaken, $name, $goal)
            .map { isTaken, name, goal in !isTaken && !name.isEmpty && goal > 0 }
            .assign(to: &$canSave)

        trimmed
            .filter { !$0.isEmpty }
            .debounce(for: .milliseconds(5), scheduler: scheduler)
            .map { name in
                check(name)
                    .map { Message(text: $0 ? "“\(name)” is a good habit" : "“\(name)” is no habit", isError: !$0) }
                    .catch { error in Just(Message(text: error.localizedDescription, isError: true)) }
            }
            .switchToLatest()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.message = $0 }
            .store(in: &cancellables)

        saveTaps
            .compactMap { [weak self] in self.flatMap { $0.canSave ? Habit(name: $0.name) : nil } }
            .subscribe(savedSubject)
            .store(in: &cancellables)
    }
}

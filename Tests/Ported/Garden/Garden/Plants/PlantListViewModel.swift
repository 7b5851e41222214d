import Combine
import Foundation
import GardenKit

final class PlantListViewModel {

    enum Section: Int, CaseIterable {
        case thirsty, fine

        var title: String {
            switch self {
            case .thirsty: return NSLocalizedString("section.thirsty", comment: "Plants that need water")
            case .fine: return NSLocalizedString("section.fine", comment: "Other plants")
            }
        }
    }

    @Published var query = ""
    @Published private(set) var sections: [(section: Section, plants: [Plant])] = []
    private(set) lazy var title = sectionCount.map { String.localizedStringWithFormat(NSLocalizedString("%d plants", comment: ""), $0) }.eraseToAnyPublisher()
    private lazy var sectionCount = $sections.map { $0.reduce(0) { $0 + $1.plants.count } }.removeDuplicates()
    private var cancellables = Set<AnyCancellable>()

    init<S: Scheduler>(store: PlantStore, scheduler: S, defaults: UserDefaults = .standard) {
        let query = $query
            .debounce(for: .milliseconds(20), scheduler: scheduler)
            .prepend("")
            .removeDuplicates()
        Publishers.CombineLatest3(store.$plants, query, defaults.publisher(for: \.showsOnlyThirsty))
            .map { plants, query, onlyThirsty in
                let found = plants.filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) }
                let groups = Dictionary(grouping: found) { $0.isThirsty(at: store.now()) ? Section.thirsty : .fine }
                return Section.allCases
                    .filter { !onlyThirsty || $0 == .thirsty }
                    .compactMap { section in groups[section].map { (section: section, plants: $0.sorted { $0.name < $1.name }) } }
            }
            .receive(on: scheduler)
            .sink { [weak self] in self?.sections = $0 }
            .store(in: &cancellables)
    }
}

import Combine
import GardenKit
import UIKit

final class PlantViewController: UIViewController {

    @Published private var plant: Plant
    private let store: PlantStore
    private var cancellables: Set<AnyCancellable> = []

    let nameLabel = UILabel()
    let statusLabel = UILabel()
    let badge = LightBadge()
    let waterButton = UIButton(configuration: .filled())

    init(plant: Plant, store: PlantStore) {
        self.plant = plant
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func loadView() {
        let stack = UIStackView(arrangedSubviews: [nameLabel, statusLabel, badge, waterButton])
        stack.axis = .vertical
        stack.spacing = UIStackView.spacingUseSystem
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16)
        view = stack
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28, weight: .bold))
        waterButton.configuration?.title = NSLocalizedString("action.water", comment: "")
        waterButton.configurationUpdateHandler = { [weak self] button in
            guard let self = self else { return }
            button.configuration?.image = self.plant.isThirsty(at: self.store.now()) ? UIImage(systemName: "drop.fill") : nil
        }
        waterButton.addTarget(self, action: #selector(water), for: .primaryActionTriggered)
        $plant.map { $0.name as String? }.assign(to: \.text, on: nameLabel).store(in: &cancellables)
        $plant
            .map { [store] in NSLocalizedString($0.isThirsty(at: store.now()) ? "status.thirsty" : "status.fine", comment: "") }
            .removeDuplicates()
            .sink { [statusLabel] in statusLabel.text = $0 }
            .store(in: &cancellables)
        $plant.map(\.light).sink { [badge] in badge.light = $0 }.store(in: &cancellables)
        store.$plants
            .compactMap { [id = plant.id] plants in plants.first { $0.id == id } }
            .sink { [weak self] in self?.plant = $0; self?.waterButton.setNeedsUpdateConfiguration() }
            .store(in: &cancellables)
        userActivity = NSUserActivity(activityType: "com.example.Garden.plant")
        userActivity?.title = plant.name
    }

    @objc private func water() {
        store.water(plant.id)
    }
}

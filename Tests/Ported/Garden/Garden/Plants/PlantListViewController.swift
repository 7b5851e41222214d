import Combine
import GardenKit
import UIKit

final class PlantListViewController: UIViewController {

    private typealias Section = PlantListViewModel.Section
    private typealias DataSource = UICollectionViewDiffableDataSource<Section, Plant.ID>

    private let store: PlantStore
    let viewModel: PlantListViewModel
    private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()
    private let searchController = UISearchController(searchResultsController: nil)
    private var cancellables: Set<AnyCancellable> = []

    init(store: PlantStore) {
        self.store = store
        viewModel = PlantListViewModel(store: store, scheduler: DispatchQueue.main)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        configureHierarchy()
        configureNavigationItem()
        bind()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        collectionView.indexPathsForSelectedItems?.forEach { collectionView.deselectItem(at: $0, animated: animated) }
    }
}

// MARK: - Configuration

private extension PlantListViewController {

    func configureHierarchy() {
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        collectionView.refreshControl = UIRefreshControl()
        collectionView.refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
    }

    func configureNavigationItem() {
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addPlant))
        let only = UIAction(title: NSLocalizedString("menu.onlyThirsty", comment: "")) { _ in
            UserDefaults.standard.set(!Settings.showsOnlyThirsty, forKey: Settings.Key.showsOnlyThirsty)
        }
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "line.3.horizontal.decrease"), menu: UIMenu(children: [only]))
    }

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] _, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            configuration.headerMode = .supplementary
            configuration.trailingSwipeActionsConfigurationProvider = { self?.swipeActions(at: $0) }
            return .list(using: configuration, layoutEnvironment: environment)
        }
    }

    func swipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: NSLocalizedString("action.delete", comment: "")) { [store] _, _, done in
            store.remove(id)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    private func makeDataSource() -> DataSource {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Plant.ID> { [store] cell, _, id in
            guard let plant = store.plants.first(where: { $0.id == id }) else { return }
            var content = cell.defaultContentConfiguration()
            content.text = plant.name
            content.secondaryText = plant.light.localizedName
            content.image = UIImage(named: "leaf-small")
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { [unowned self] view, _, indexPath in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = self.dataSource.snapshot().sectionIdentifiers[indexPath.section].title
            view.contentConfiguration = content
        }
        let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: id)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return dataSource
    }

    func bind() {
        viewModel.$sections
            .sink { [weak self] sections in self?.show(sections) }
            .store(in: &cancellables)
        viewModel.title
            .map(Optional.some)
            .assign(to: \.title, on: navigationItem)
            .store(in: &cancellables)
        store.watered
            .sink { [weak self] plant in
                guard let self = self else { return }
                var snapshot = self.dataSource.snapshot()
                guard snapshot.itemIdentifiers.contains(plant.id) else { return }
                snapshot.reconfigureItems([plant.id])
                self.dataSource.apply(snapshot, animatingDifferences: false)
            }
            .store(in: &cancellables)
    }

    func show(_ sections: [(section: PlantListViewModel.Section, plants: [Plant])]) {
        var snapshot = NSDiffableDataSourceSnapshot<PlantListViewModel.Section, Plant.ID>()
        for (section, plants) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(plants.map(\.id), toSection: section)
        }
        dataSource.apply(snapshot, animatingDifferences: viewIfLoaded?.window != nil)
    }

    @objc func refresh(_ sender: UIRefreshControl) {
        store.plants.filter { $0.isThirsty(at: store.now()) }.map(\.id).forEach(store.water)
        sender.endRefreshing()
    }

    @objc func addPlant() {
        let alert = UIAlertController(title: NSLocalizedString("add.title", comment: ""), message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = NSLocalizedString("add.name", comment: "") }
        let add = UIAlertAction(title: NSLocalizedString("add.ok", comment: ""), style: .default) { [store, unowned alert] _ in
            guard let name = alert.textFields?.first?.text, !name.isEmpty else { return }
            store.add(Plant(name: name))
        }
        alert.addAction(add)
        alert.addAction(UIAlertAction(title: NSLocalizedString("cancel", comment: ""), style: .cancel))
        alert.preferredAction = add
        present(alert, animated: true)
    }
}

extension PlantListViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        viewModel.query = searchController.searchBar.text ?? ""
    }
}

extension PlantListViewController: UICollectionViewDelegate {

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let id = dataSource.itemIdentifier(for: indexPath), let plant = store.plants.first(where: { $0.id == id }) else { return }
        show(PlantViewController(plant: plant, store: store), sender: self)
    }

    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
        return UIContextMenuConfiguration(identifier: id.uuidString as NSString, previewProvider: nil) { [store] _ in
            UIMenu(children: [
                UIAction(title: NSLocalizedString("action.water", comment: ""), image: UIImage(systemName: "drop")) { _ in store.water(id) },
            ])
        }
    }
}

extension Plant.Light {
    var localizedName: String { NSLocalizedString("light.\(rawValue)", comment: "") }
}

import UIKit

final class MailboxViewController: UICollectionViewController {
    private typealias DataSource = UICollectionViewDiffableDataSource<Int, Postcard.ID>

    let model: MailboxModel
    private(set) var loading: Task<Void, Never>?
    private lazy var dataSource = makeDataSource()

    init(model: MailboxModel) {
        self.model = model
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
        title = String(localized: "Postcards")
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .compose, primaryAction: UIAction { [unowned self] _ in compose() })
        navigationItem.rightBarButtonItem?.accessibilityLabel = String(localized: "Write")
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _) in
            self.collectionView.reloadData()
        }
        model.listen()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        loading = Task { await model.load() }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        loading?.cancel()
    }

    override func updateProperties() {
        super.updateProperties()
        navigationItem.title = model.unread == 0 ? String(localized: "Postcards") : String(localized: "\(model.unread) unread")
        setNeedsUpdateContentUnavailableConfiguration()
        var snapshot = NSDiffableDataSourceSnapshot<Int, Postcard.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(model.cards.map(\.id))
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        switch model.phase {
        case .loading:
            contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        case .failed(let error):
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.text = error.localizedDescription
            configuration.button = .bordered()
            configuration.button.title = String(localized: "Try Again")
            configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in
                self?.loading = Task { await self?.model.load() }
            }
            contentUnavailableConfiguration = configuration
        case .loaded where model.cards.isEmpty:
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.text = String(localized: "No postcards")
            configuration.image = UIImage(systemName: "envelope")
            contentUnavailableConfiguration = configuration
        case .loaded:
            contentUnavailableConfiguration = nil
        }
    }

    private func makeDataSource() -> DataSource {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Postcard.ID> { [model] cell, _, id in
            guard let card = model.cards.first(where: { $0.id == id }) else { return }
            cell.configurationUpdateHandler = { cell, state in
                var content = UIListContentConfiguration.cell().updated(for: state)
                content.text = card.place
                content.secondaryText = card.text
                content.textProperties.font = card.isRead ? .preferredFont(forTextStyle: .body) : .preferredFont(forTextStyle: .headline)
                content.image = UIImage(resource: .postmark)
                cell.contentConfiguration = content
            }
        }
        return DataSource(collectionView: collectionView) { collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
        model.read(id)
        splitViewController?.show(.secondary)
    }

    private func compose() {
        let editor = UINavigationController(rootViewController: EditorViewController(model: model))
        if let sheet = editor.sheetPresentationController {
            sheet.detents = [.medium(), .custom(identifier: .init("most")) { context in context.maximumDetentValue * 0.8 }]
            sheet.prefersGrabberVisible = true
        }
        present(editor, animated: true)
    }
}

final class CardViewController: UIViewController {
    let model: MailboxModel
    let textLabel = UILabel()

    init(model: MailboxModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .paper
        textLabel.numberOfLines = 0
        textLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textLabel)
        NSLayoutConstraint.activate([
            textLabel.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            textLabel.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
            textLabel.topAnchor.constraint(equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 1),
        ])
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        title = model.selected?.place
        textLabel.text = model.selected.map { "\($0.text)\n\($0.sent.formatted(.iso8601.year().month().day()))" }
    }
}

#Preview("Mailbox") {
    MailboxViewController(model: MailboxModel(post: SamplePost()))
}

#Preview("Empty", traits: .landscapeLeft) {
    let model = MailboxModel(post: SamplePost(cards: []))
    return UINavigationController(rootViewController: MailboxViewController(model: model))
}

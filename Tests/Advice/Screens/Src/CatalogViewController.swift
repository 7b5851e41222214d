import UIKit

final class CatalogViewController: UIViewController {
  enum Section: Int, CaseIterable {
    case offers, others

    var title: String { self == .offers ? "Offers" : "Others" }
  }

  private let columns: Int
  private let spacing: CGFloat = 8
  private var products: [Section: [Product]] = [:]

  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  init(columns: Int, products: [Section: [Product]]) {
    self.columns = columns
    super.init(nibName: nil, bundle: nil)
    show(products)
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ products: [Section: [Product]]) { self.products = products }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.register(ProductCell.self, forCellWithReuseIdentifier: ProductCell.identifier)
    collectionView.dataSource = self
    collectionView.delegate = self
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}

extension CatalogViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func numberOfSections(in collectionView: UICollectionView) -> Int { Section.allCases.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    Section(rawValue: section).flatMap { products[$0]?.count } ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: ProductCell.identifier, for: indexPath)
    if let section = Section(rawValue: indexPath.section),
      let product = products[section]?[indexPath.item]
    {
      (cell as? ProductCell)?.label.text = shortTitle(product.title)
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = collectionView.frame.width / CGFloat(columns) - spacing * 2
    return CGSize(width: max(width, 48), height: 32)
  }
}

final class ProductCell: UICollectionViewCell {
  static let identifier = "ProductCell"

  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

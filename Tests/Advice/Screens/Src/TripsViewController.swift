import UIKit

/// The trips of a person.
final class TripsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let tableView = UITableView()
  private let totalLabel = UILabel()

  // Newest last.
  private var trips = [Trip]()
  private let onSelect: (Trip) -> Void

  // The price as it is written in Germany.
  private let priceFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.currencyCode = "EUR"
    formatter.locale = Locale(identifier: "de_DE")
    return formatter
  }()

  init(trips: [Trip], onSelect: @escaping (Trip) -> Void) {
    self.onSelect = onSelect
    super.init(nibName: nil, bundle: nil)
    load(trips)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trips"
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Trip")
    setUpViews()
    showTotal()
  }

  // MARK: - Layout

  private func setUpViews() {
    view.backgroundColor = .systemBackground
    // The total stands below the list.
    for subview in [tableView, totalLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: totalLabel.topAnchor),
      totalLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      totalLabel.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  // MARK: - State

  func load(_ trips: [Trip]) {
    self.trips = trips
    if isViewLoaded {
      tableView.reloadData()
      showTotal()
    }
  }

  private func showTotal() {
    let total = trips.reduce(0) { $0 + $1.price }
    totalLabel.text = "Total: \(priceText(total))"
  }

  /// "99,50 €"
  private func priceText(_ price: Double) -> String {
    priceFormatter.string(from: NSNumber(value: price)) ?? ""
  }

  // MARK: - Table

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    trips.count
  }

  // A row a trip.
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Trip", for: indexPath)
    cell.textLabel?.text = trips[indexPath.row].name  // the name is enough
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelect(trips[indexPath.row])
  }
}

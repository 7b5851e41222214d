public import Foundation
public import UIKit

/// A table's data source for the elements of an array, so that no view controller has to be the data source.
///
/// ```swift
/// private let people = TableDataSource<Person, PersonCell> { cell, person in
///   cell.show(person.name)
/// }
///
/// override func viewDidLoad() {
///   super.viewDidLoad()
///   people.attach(to: tableView)
/// }
/// ```
///
/// A table doesn't retain its data source: the object that owns the table, such as its view controller, must
/// retain it. For animated changes, use ``BindingTarget/bindRows(to:_:as:animated:configure:)`` or UIKit's
/// diffable data source.
@MainActor
public final class TableDataSource<Element, Cell: UITableViewCell>: NSObject,
  UITableViewDataSource
{
  /// The elements, one for each row. Setting this property reloads the table.
  public var elements: [Element] {
    didSet { tableView?.reloadData() }
  }

  private weak var tableView: UITableView?
  private let reuseIdentifier: String?
  private let configure: (Cell, Element) -> Void

  /// - Parameters:
  ///   - elements: The initial elements.
  ///   - reuseIdentifier: The identifier of a prototype cell in a storyboard, whose class must be `Cell`.
  ///     Without it, the class is registered automatically.
  ///   - configure: Configures a cell with its element. Don't capture objects that retain this one.
  public init(
    _ elements: [Element] = [], reuseIdentifier: String? = nil,
    configure: @escaping (Cell, Element) -> Void
  ) {
    self.elements = elements
    self.reuseIdentifier = reuseIdentifier
    self.configure = configure
  }

  /// Sets this object as the data source of a table.
  public func attach(to tableView: UITableView) {
    self.tableView = tableView
    if reuseIdentifier == nil { tableView.register(Cell.self, forCellReuseIdentifier: identifier) }
    tableView.dataSource = self
    tableView.reloadData()
  }

  /// Returns the element of a row, or `nil` if there is no such row.
  public func element(at indexPath: IndexPath) -> Element? {
    elements.indices.contains(indexPath.row) ? elements[indexPath.row] : nil
  }

  private lazy var identifier = reuseIdentifier ?? String(reflecting: Cell.self)

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    elements.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    guard let typed = cell as? Cell else {
      fatalError(
        "The cell \"\(identifier)\" is a \(type(of: cell)), not a \(Cell.self): set the class of the prototype."
      )
    }
    configure(typed, elements[indexPath.row])
    return typed
  }
}

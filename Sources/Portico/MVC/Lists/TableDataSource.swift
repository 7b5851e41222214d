public import Foundation
public import UIKit

/// The rows of a table, made of an array: an object of its own, so that no view controller has to be the data source.
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
/// A table does not keep its data source: whoever keeps the table, such as its view controller, keeps this too. For
/// changes that are animated take ``BindingTarget/bindRows(to:_:as:animated:configure:)`` or UIKit's diffable data source.
@MainActor
public final class TableDataSource<Element, Cell: UITableViewCell>: NSObject,
  UITableViewDataSource
{
  /// What the rows show, one each. Setting it reloads the table.
  public var elements: [Element] {
    didSet { tableView?.reloadData() }
  }

  private weak var tableView: UITableView?
  private let reuseIdentifier: String?
  private let configure: (Cell, Element) -> Void

  /// - Parameters:
  ///   - elements: What the rows show at first.
  ///   - reuseIdentifier: The identifier of a prototype cell in a storyboard, whose class has to be `Cell`. Without
  ///     one, the class needs no registration.
  ///   - configure: Called with a cell and its element. It should capture nothing that keeps this object.
  public init(
    _ elements: [Element] = [], reuseIdentifier: String? = nil,
    configure: @escaping (Cell, Element) -> Void
  ) {
    self.elements = elements
    self.reuseIdentifier = reuseIdentifier
    self.configure = configure
  }

  /// Becomes the data source of a table, in place of the one that it had.
  public func attach(to tableView: UITableView) {
    self.tableView = tableView
    if reuseIdentifier == nil { tableView.register(Cell.self, forCellReuseIdentifier: identifier) }
    tableView.dataSource = self
    tableView.reloadData()
  }

  /// What a row shows; `nil` if there is no such row.
  public func element(at indexPath: IndexPath) -> Element? {
    elements.indices.contains(indexPath.row) ? elements[indexPath.row] : nil
  }

  private var identifier: String { reuseIdentifier ?? String(reflecting: Cell.self) }

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

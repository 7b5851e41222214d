import UIKit

public protocol Reusable: AnyObject {
    static var reuseIdentifier: String { get }
}

public extension Reusable {
    static var reuseIdentifier: String { String(describing: self) }
}

public typealias NibReusable = Reusable & NibLoadable

public protocol NibLoadable: AnyObject {
    static var nib: UINib { get }
}

public extension NibLoadable {
    static var nib: UINib { UINib(nibName: String(describing: self), bundle: Bundle(for: self)) }
}

public extension UITableView {
    final func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable {
        register(cellType.self, forCellReuseIdentifier: cellType.reuseIdentifier)
    }

    final func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable & NibLoadable {
        register(cellType.nib, forCellReuseIdentifier: cellType.reuseIdentifier)
    }

    final func dequeue<T: UITableViewCell>(for indexPath: IndexPath, cellType: T.Type = T.self) -> T where T: Reusable {
        guard let cell = dequeueReusableCell(withIdentifier: cellType.reuseIdentifier, for: indexPath) as? T else {
            fatalError("Failed to dequeue a cell with identifier \(cellType.reuseIdentifier)")
        }
        return cell
    }
}

/// A data source for rows that are all of one type.
open class RowsDataSource<Row, Cell: UITableViewCell & Reusable>: NSObject, UITableViewDataSource {
    public var rows: [Row] { didSet { tableView?.reloadData() } }
    private weak var tableView: UITableView?
    private let configure: (Cell, Row) -> Void

    public init(_ tableView: UITableView, rows: [Row] = [], configure: @escaping (Cell, Row) -> Void) {
        self.rows = rows
        self.configure = configure
        self.tableView = tableView
        super.init()
        tableView.register(cellType: Cell.self)
        tableView.dataSource = self
    }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: Cell = tableView.dequeue(for: indexPath)
        configure(cell, rows[indexPath.row])
        return cell
    }
}

@objc public protocol KeyboardObserving: AnyObject {
    @objc optional func keyboardWillShow(height: CGFloat, duration: TimeInterval)
    @objc optional func keyboardWillHide(duration: TimeInterval)
}

public extension KeyboardObserving where Self: UIViewController {
    func observeKeyboard() -> [NSObjectProtocol] {
        let center = NotificationCenter.default
        return [
            center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main) { [weak self] note in
                let info = note.userInfo
                let frame = (info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
                self?.keyboardWillShow?(height: frame.height, duration: info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0)
            },
            center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main) { [weak self] _ in
                self?.keyboardWillHide?(duration: 0)
            },
        ]
    }
}

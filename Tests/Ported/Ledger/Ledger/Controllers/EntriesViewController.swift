import UIKit

class EntriesViewController: UITableViewController {

    @IBOutlet weak var searchBar: UISearchBar!
    @IBOutlet weak var headerView: UIView!

    var book: Book! = AppDelegate.shared.book
    var found: [Entry]?
    fileprivate let dateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(abbreviation: "UTC")
        formatter.dateFormat = "d MMM yyyy"
        return formatter
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = editButtonItem
        book.addObserver(self)
        book.sort()
        refreshControl?.addTarget(self, action: #selector(EntriesViewController.refresh), for: .valueChanged)
        NotificationCenter.default.addObserver(self, selector: #selector(defaultsChanged), name: UserDefaults.didChangeNotification, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @objc func refresh() {
        book.sort()
        refreshControl?.endRefreshing()
    }

    @objc func defaultsChanged(notification: NSNotification) {
        guard isViewLoaded else { return }
        tableView.reloadData()
    }

    fileprivate func entry(at indexPath: IndexPath) -> Entry {
        return found?[indexPath.row] ?? book[indexPath.row]
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch (segue.identifier, segue.destination) {
        case ("Edit"?, let destination as EntryViewController):
            let cell = sender as! UITableViewCell
            destination.entry = entry(at: tableView.indexPath(for: cell)!)
        case ("Add"?, let navigation as UINavigationController):
            (navigation.topViewController as! EntryViewController).entry = nil
        case ("Summary"?, let summary as SummaryViewController):
            summary.book = book
        default:
            break
        }
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        return identifier != "Edit" || !isEditing
    }

    @IBAction func cancelled(segue: UIStoryboardSegue) {}

    @IBAction func saved(segue: UIStoryboardSegue) {
        guard let source = segue.source as? EntryViewController, let entry = source.entry else { return }
        if !book.entries.contains(entry) { book.add(entry) }
        tableView.reloadData()
    }

    @IBAction func clear(_ sender: UIBarButtonItem) {
        let sheet = UIAlertController(title: "Clear?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Clear all", style: .destructive) { _ in
            while self.book.count > 0 { self.book.remove(at: 0) }
        })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        sheet.popoverPresentationController?.barButtonItem = sender
        present(sheet, animated: true, completion: nil)
    }
}

// MARK: - UITableViewDataSource

extension EntriesViewController {

    override func numberOfSections(in tableView: UITableView) -> Int { return 1 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return found?.count ?? book.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "EntryCell", for: indexPath)
        let entry = self.entry(at: indexPath)
        (cell.viewWithTag(1) as? UILabel)?.text = entry.title
        (cell.viewWithTag(2) as? UILabel)?.text = "\(entry.amount) \(UserDefaults.standard.string(forKey: kCurrencyDefaultsKey) ?? "")"
        (cell.viewWithTag(3) as? CategoryView)?.category = entry.category
        cell.accessibilityHint = dateFormatter.string(from: entry.date)
        return cell
    }

    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        if editingStyle == .delete { book.remove(at: indexPath.row) }
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        return found == nil ? "\(book.count) entries" : "\(found!.count) found"
    }
}

extension EntriesViewController: BookObserver {

    func book(_ book: Book, didInsert entry: Entry, at index: Int) {
        tableView.insertRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
    }

    func book(_ book: Book, didRemove entry: Entry, at index: Int) {
        tableView.deleteRows(at: [IndexPath(row: index, section: 0)], with: .fade)
    }
}

extension EntriesViewController: UISearchBarDelegate {

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        found = searchText.isEmpty ? nil : book.entries(matching: searchText)
        tableView.reloadData()
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.text = nil
        searchBar.resignFirstResponder()
        self.searchBar(searchBar, textDidChange: "")
    }
}

import Foundation

/// Displays the contents of a folder.
final class FolderController: UITableViewController {
  private let folder: URL
  private weak var picker: UIDocumentPickerViewController?
  private var entries: [(url: URL, isFolder: Bool)] = []

  init(_ folder: URL, picker: UIDocumentPickerViewController) {
    self.folder = folder
    self.picker = picker
    super.init(style: .plain)
    title = folder.lastPathComponent
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak picker] _ in picker?.cancel() })
    if picker?.isExporting == true {
      navigationItem.rightBarButtonItems?.insert(
        UIBarButtonItem(
          systemItem: .save,
          primaryAction: UIAction { [weak picker, folder] _ in picker?.export(to: folder) }), at: 0)
    }
    let urls =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles))
      ?? []
    entries = urls.map { url in
      (url, (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false)
    }.sorted { $0.url.lastPathComponent < $1.url.lastPathComponent }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let entry = entries[indexPath.row]
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = entry.url.lastPathComponent
    cell.contentConfiguration = content
    cell.accessoryType = entry.isFolder ? .disclosureIndicator : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let picker else { return }
    let entry = entries[indexPath.row]
    if entry.isFolder {
      navigationController?.pushViewController(
        FolderController(entry.url, picker: picker), animated: true)
    } else if !picker.isExporting {
      picker.pick([entry.url])
    }
  }
}

public import Foundation

/// Lets the user choose files on the computer, or a destination folder for files.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)? { willSet { checkThread() } }
  public final let documentPickerMode: UIDocumentPickerMode
  /// The files that go to the folder that the user chooses.
  private let exported: [URL]
  open var allowsMultipleSelection = false { willSet { checkThread() } }
  /// Has no effect.
  open var shouldShowFileExtensions = true { willSet { checkThread() } }
  /// The initially displayed folder; by default the current directory.
  open var directoryURL: URL? { willSet { checkThread() } }

  /// - Parameter allowedUTIs: Ignored: folders and files of all types are visible.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    exported = []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// - Parameters:
  ///   - urls: The files to export to a folder.
  ///   - mode: `.moveToService` moves the files.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    exported = urls
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  public required init?(coder: NSCoder) {
    documentPickerMode = .open
    exported = []
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let start =
      directoryURL
      ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    let navigation = UINavigationController(
      rootViewController: FolderController(start, picker: self))
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  package final func pick(_ urls: [URL]) {
    let delegate = self.delegate
    dismiss(animated: true) { delegate?.documentPicker(self, didPickDocumentsAt: urls) }
  }

  final var isExporting: Bool { !exported.isEmpty }

  /// Exports the files to a folder. If that fails, an alert displays the error, and the user can choose another
  /// folder.
  final func export(to folder: URL) {
    do {
      pick(
        try exported.map { url in
          let target = folder.appendingPathComponent(url.lastPathComponent)
          if documentPickerMode == .moveToService {
            try FileManager.default.moveItem(at: url, to: target)
          } else {
            try FileManager.default.copyItem(at: url, to: target)
          }
          return target
        })
    } catch {
      let alert = UIAlertController(
        title: nil, message: error.localizedDescription, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)
    }
  }

  package final func cancel() {
    let delegate = self.delegate
    dismiss(animated: true) { delegate?.documentPickerWasCancelled(self) }
  }
}

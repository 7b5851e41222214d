public import Foundation

/// Lets a person choose files of the computer.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)? { willSet { checkThread() } }
  public final let documentPickerMode: UIDocumentPickerMode
  open var allowsMultipleSelection = false { willSet { checkThread() } }
  open var shouldShowFileExtensions = true { willSet { checkThread() } }
  /// Where the person begins; the present folder unless set.
  open var directoryURL: URL? { willSet { checkThread() } }

  /// - Parameter allowedUTIs: Names of types; folders and all files show.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  public required init?(coder: NSCoder) {
    documentPickerMode = .open
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

  package final func cancel() {
    let delegate = self.delegate
    dismiss(animated: true) { delegate?.documentPickerWasCancelled(self) }
  }
}

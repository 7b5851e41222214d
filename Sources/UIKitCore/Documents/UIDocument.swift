public import Foundation

/// A file that an app edits. Subclasses convert between its data and a model.
///
/// Files are read and written synchronously on the calling thread. Completion handlers are called
/// asynchronously on the main queue. Changes are saved when the document is closed and when the app enters the
/// background.
open class UIDocument: NSObject {
  open private(set) var fileURL: URL
  open private(set) var documentState: State = .closed
  open var fileModificationDate: Date?
  open var userActivity: NSUserActivity?
  private var changes = 0
  private var observers: [any NSObjectProtocol] = []

  public init(fileURL url: URL) {
    fileURL = url
    super.init()
    let reference = Reference(document: self)
    observers = [
      NotificationCenter.default.addObserver(
        forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
      ) { _ in reference.document?.autosave(completionHandler: nil) }
    ]
  }

  deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  private final class Reference: @unchecked Sendable {
    weak var document: UIDocument?

    init(document: UIDocument) {
      self.document = document
    }
  }

  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  open var fileType: String? { TypeIdentifiers.identifier(forExtension: fileURL.pathExtension) }
  open var savingFileType: String? { fileType }
  open var progress: Progress? { nil }

  private func setState(_ state: State) {
    guard state != documentState else { return }
    documentState = state
    NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
  }

  private func call(_ handler: (@Sendable (Bool) -> Void)?, _ success: Bool) {
    guard let handler else { return }
    DispatchQueue.main.async { handler(success) }
  }

  // MARK: Opening and closing

  open func open(completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    call(completionHandler, load())
  }

  @discardableResult
  nonisolated(nonsending) open func open() async -> Bool {
    await withCheckedContinuation { done in open { done.resume(returning: $0) } }
  }

  /// Saves unsaved changes and closes the document.
  open func close(completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    let isSaved = !hasUnsavedChanges || write(to: fileURL, for: .forOverwriting)
    if isSaved { setState(documentState.union(.closed)) }
    call(completionHandler, isSaved)
  }

  @discardableResult
  nonisolated(nonsending) open func close() async -> Bool {
    await withCheckedContinuation { done in close { done.resume(returning: $0) } }
  }

  /// Discards unsaved changes and reads a file.
  open func revert(
    toContentsOf url: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    fileURL = url
    call(completionHandler, load())
  }

  private func load() -> Bool {
    do {
      try read(from: fileURL)
    } catch {
      handleError(error, userInteractionPermitted: true)
      return false
    }
    updateChangeCount(.cleared)
    setState(.normal)
    return true
  }

  open func read(from url: URL) throws {
    let data = try Data(contentsOf: url)
    try load(fromContents: data, ofType: fileType)
    fileModificationDate = modificationDate(of: url)
  }

  private func modificationDate(of url: URL) -> Date? {
    (try? url.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
  }

  /// Updates the model from `contents`, which is a `Data`.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  // MARK: Saving

  /// Returns the `Data` to write; subclasses override this method.
  open func contents(forType typeName: String) throws -> Any {
    throw CocoaError(.fileWriteUnknown)
  }

  open func save(
    to url: URL, for saveOperation: SaveOperation,
    completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    call(completionHandler, write(to: url, for: saveOperation))
  }

  @discardableResult
  nonisolated(nonsending) open func save(
    to url: URL, for saveOperation: SaveOperation
  ) async -> Bool {
    await withCheckedContinuation { done in
      save(to: url, for: saveOperation) { done.resume(returning: $0) }
    }
  }

  private func write(to url: URL, for operation: SaveOperation) -> Bool {
    do {
      let contents = try contents(forType: savingFileType ?? "public.data")
      try writeContents(
        contents, andAttributes: try fileAttributesToWrite(to: url, for: operation),
        safelyTo: url, for: operation)
    } catch {
      setState(documentState.union(.savingError))
      handleError(error, userInteractionPermitted: true)
      return false
    }
    fileURL = url
    fileModificationDate = modificationDate(of: url)
    updateChangeCount(.cleared)
    let ended: State = operation == .forCreating ? [.savingError, .closed] : .savingError
    setState(documentState.subtracting(ended))
    return true
  }

  /// Writes to a temporary file that then replaces the file.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?,
    safelyTo url: URL, for saveOperation: SaveOperation
  ) throws {
    try writeContents(
      contents, to: url, for: saveOperation,
      originalContentsURL: saveOperation == .forOverwriting ? fileURL : nil)
    if let attributes = additionalFileAttributes as? [FileAttributeKey: Any], !attributes.isEmpty {
      try FileManager.default.setAttributes(attributes, ofItemAtPath: url.path)
    }
  }

  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation,
    originalContentsURL: URL?
  ) throws {
    guard let data = contents as? Data else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: url, options: .atomic)
  }

  open func fileAttributesToWrite(
    to url: URL, for saveOperation: SaveOperation
  ) throws -> [AnyHashable: Any] { [:] }

  open func fileNameExtension(
    forType typeName: String?, saveOperation: SaveOperation
  ) -> String { fileURL.pathExtension }

  /// Saves unsaved changes, if there are any.
  open func autosave(completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    guard hasUnsavedChanges, !documentState.contains(.closed) else {
      return call(completionHandler, true)
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  // MARK: Changes

  open var hasUnsavedChanges: Bool { changes != 0 }

  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    // A new change after an undo discards the redo stack, so that no undo or redo can reach the saved state any
    // more: the large number keeps the count from returning to 0.
    case .done: changes = changes < 0 ? 1 << 20 : changes + 1
    case .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: changes = 0
    }
  }

  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }

  /// Subtracts the changes that the token counts, so that only later ones remain.
  open func updateChangeCount(
    withToken changeCountToken: Any, for saveOperation: SaveOperation
  ) {
    if let saved = changeCountToken as? Int { changes -= saved }
  }

  /// Registers the changes; created on first access.
  open var undoManager: UndoManager! {
    get {
      if ownUndoManager == nil { self.undoManager = UndoManager() }
      return ownUndoManager
    }
    set {
      ownUndoManager?.changed = nil
      ownUndoManager = newValue
      newValue?.changed = { [weak self] change in
        switch change {
        case .done: self?.updateChangeCount(.done)
        case .undone: self?.updateChangeCount(.undone)
        case .redone: self?.updateChangeCount(.redone)
        }
      }
    }
  }
  private var ownUndoManager: UndoManager?

  // MARK: Errors

  /// Has no effect.
  open func disableEditing() {}
  /// Has no effect.
  open func enableEditing() {}

  /// Called for errors while reading or writing.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }

  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

  /// Has no effect.
  open func userInteractionNoLongerPermitted(forError error: any Error) {}

  open func updateUserActivityState(_ userActivity: NSUserActivity) {}
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}

extension UIDocument: UIUserActivityRestoring {}

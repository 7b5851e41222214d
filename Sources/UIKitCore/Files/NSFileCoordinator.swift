public import Foundation
import Synchronization

/// Reads and writes files that other objects of the app present, and notifies them. Foundation on Linux lacks this
/// class.
///
/// An accessor is called at once: no other program coordinates its access to the app's files.
open class NSFileCoordinator: NSObject {
  public struct ReadingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let withoutChanges = ReadingOptions(rawValue: 1)
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  public struct WritingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let forDeleting = WritingOptions(rawValue: 1)
    public static let forMoving = WritingOptions(rawValue: 2)
    public static let forMerging = WritingOptions(rawValue: 4)
    public static let forReplacing = WritingOptions(rawValue: 8)
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  /// Retains the presenters, as Apple's class does until they are removed.
  private struct Presenters: @unchecked Sendable {
    var all: [any NSFilePresenter] = []
  }

  private static let presenters = Mutex(Presenters())

  /// The presenters that were added and not removed.
  open class var filePresenters: [any NSFilePresenter] { presenters.withLock { $0 }.all }

  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    nonisolated(unsafe) let presenter = filePresenter
    presenters.withLock { presenters in
      if !presenters.all.contains(where: { $0 === presenter }) { presenters.all.append(presenter) }
    }
  }

  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    nonisolated(unsafe) let presenter = filePresenter
    presenters.withLock { $0.all.removeAll { $0 === presenter } }
  }

  /// Identifies coordinators of one purpose. For the app's own use.
  open var purposeIdentifier = UUID().uuidString
  private let own: (any NSFilePresenter)?

  /// - Parameter filePresenter: The presenter for which the coordinator works; it isn't notified.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)?) {
    own = filePresenterOrNil
    super.init()
  }

  public override convenience init() {
    self.init(filePresenter: nil)
  }

  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    reader(options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url)
  }

  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    writing([url]) { writer(url) }
  }

  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void
  ) {
    writing([writingURL]) { readerWriter(readingURL, writingURL) }
  }

  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL, URL) -> Void
  ) {
    writing([url1, url2]) { writer(url1, url2) }
  }

  open func prepare(
    forReadingItemsAt readingURLs: [URL], options readingOptions: ReadingOptions = [],
    writingItemsAt writingURLs: [URL], options writingOptions: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor batchAccessor: (@escaping () -> Void) -> Void
  ) {
    batchAccessor {}
  }

  open func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue,
    byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
  ) {
    let written = intents.filter(\.isWriting).map(\.url)
    nonisolated(unsafe) let coordinator = self
    queue.addOperation { coordinator.writing(written) { accessor(nil) } }
  }

  /// Has no effect: accessors are called at once.
  open func cancel() {}

  /// Notifies the presenters of an item that it moved.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {
    tell { presenter in
      guard let place = presenter.presentedItemURL else { return nil }
      if place.isSame(as: oldURL) { return { presenter.presentedItemDidMove(to: newURL) } }
      guard place.isSame(as: oldURL.deletingLastPathComponent()) else { return nil }
      return { presenter.presentedSubitem(at: oldURL, didMoveTo: newURL) }
    }
  }

  /// Has no effect: moves are told to presenters by ``item(at:didMoveTo:)`` alone.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}

  private func writing(_ urls: [URL], _ write: () -> Void) {
    let existed = urls.map { FileManager.default.fileExists(atPath: $0.path) }
    write()
    for (url, existed) in zip(urls, existed) {
      tell { presenter in
        guard let place = presenter.presentedItemURL else { return nil }
        if place.isSame(as: url) { return { presenter.presentedItemDidChange() } }
        guard place.isSame(as: url.deletingLastPathComponent()) else { return nil }
        return existed
          ? { presenter.presentedSubitemDidChange(at: url) }
          : { presenter.presentedSubitemDidAppear(at: url) }
      }
    }
  }

  /// Calls what `message` returns for each presenter but the coordinator's own, on the presenter's queue.
  private func tell(_ message: (any NSFilePresenter) -> (() -> Void)?) {
    for presenter in Self.filePresenters where presenter !== own {
      guard let call = message(presenter) else { continue }
      nonisolated(unsafe) let tell = call
      presenter.presentedItemOperationQueue.addOperation { tell() }
    }
  }
}

extension URL {
  fileprivate func isSame(as other: URL) -> Bool {
    standardizedFileURL.path == other.standardizedFileURL.path
  }
}

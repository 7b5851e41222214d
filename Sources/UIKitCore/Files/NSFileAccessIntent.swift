public import Foundation

/// The intent to read or write a file, for coordinated access to several files.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
  /// The location of the file.
  public let url: URL
  let isWriting: Bool

  private init(_ url: URL, isWriting: Bool) {
    self.url = url
    self.isWriting = isWriting
    super.init()
  }

  open class func readingIntent(
    with url: URL, options: NSFileCoordinator.ReadingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url, isWriting: false) }

  open class func writingIntent(
    with url: URL, options: NSFileCoordinator.WritingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url, isWriting: true) }
}

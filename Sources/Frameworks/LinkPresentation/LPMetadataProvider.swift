public import Foundation
import Synchronization

/// Fetches what is known about a link. There's no network, so each request fails.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  open var shouldFetchSubresources = true
  open var timeout: TimeInterval = 30
  private let wasUsed = Mutex(false)

  /// - Parameter completionHandler: A closure that's called on another thread.
  @preconcurrency open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    use()
    DispatchQueue.global().async { completionHandler(nil, LPError(.metadataFetchFailed)) }
  }

  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    use()
    throw LPError(.metadataFetchFailed)
  }

  open func cancel() {}

  private func use() {
    wasUsed.withLock { wasUsed in
      if wasUsed {
        fatalError("Trying to start fetching on an LPMetadataProvider that has already started.")
      }
      wasUsed = true
    }
  }
}

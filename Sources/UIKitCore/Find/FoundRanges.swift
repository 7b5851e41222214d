import Foundation

/// The ranges that a searchable object found so far.
final class FoundRanges<DocumentIdentifier: Hashable>: @unchecked Sendable {
  private let lock = NSLock()
  private var storage: [FoundRange<DocumentIdentifier>] = []
  private let changed: @MainActor @Sendable () -> Void

  init(changed: @escaping @MainActor @Sendable () -> Void) {
    self.changed = changed
  }

  var ranges: [FoundRange<DocumentIdentifier>] { lock.withLock { storage } }

  func change(_ change: (inout [FoundRange<DocumentIdentifier>]) -> Void) {
    lock.withLock { change(&storage) }
  }

  func report() {
    if MainQueue.isOnMainActor {
      MainActor.assumeIsolated { changed() }
    } else {
      DispatchQueue.main.async { [changed] in MainActor.assumeIsolated { changed() } }
    }
  }
}

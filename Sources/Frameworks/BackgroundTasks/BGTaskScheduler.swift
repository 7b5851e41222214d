public import Foundation
import Synchronization

/// Schedules tasks in the background, which are not available, as on the simulator.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  private static let scheduler = BGTaskScheduler()
  private let identifiers = Mutex<Set<String>>([])

  open class var shared: BGTaskScheduler { scheduler }

  override init() {
    super.init()
  }

  /// Registers a closure that starts a task. Register each identifier once.
  ///
  /// - Returns: `false` if `Info.plist` has no such identifier in `BGTaskSchedulerPermittedIdentifiers`.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    let permitted = Bundle.main.object(forInfoDictionaryKey: "BGTaskSchedulerPermittedIdentifiers")
    guard (permitted as? [String])?.contains(identifier) == true else { return false }
    if !identifiers.withLock({ $0.insert(identifier).inserted }) {
      fatalError(
        "Launch handler for task with identifier \(identifier) has already been registered")
    }
    return true
  }

  /// Throws an error, because nothing runs in the background.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    throw Error(.unavailable)
  }

  open func cancel(taskRequestWithIdentifier identifier: String) {}
  open func cancelAllTaskRequests() {}

  /// - Parameter completionHandler: A closure that's called on another thread.
  @preconcurrency open func getPendingTaskRequests(
    completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void
  ) {
    DispatchQueue.global().async { completionHandler([]) }
  }

  open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}

import Foundation
import Synchronization

extension EKEventStore {
  public class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    asked.withLock { $0.contains(entityType) } ? .denied : .notDetermined
  }

  /// - Parameter completion: A closure that's called on another thread.
  @preconcurrency public func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    refuse(entityType)
    DispatchQueue.global().async { completion(false, nil) }
  }

  public func requestAccess(to entityType: EKEntityType) async throws -> Bool {
    refuse(entityType)
    return false
  }

  @preconcurrency public func requestFullAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    requestAccess(to: .event, completion: completion)
  }

  public func requestFullAccessToEvents() async throws -> Bool {
    try await requestAccess(to: .event)
  }

  @preconcurrency public func requestWriteOnlyAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    requestAccess(to: .event, completion: completion)
  }

  public func requestWriteOnlyAccessToEvents() async throws -> Bool {
    try await requestAccess(to: .event)
  }

  @preconcurrency public func requestFullAccessToReminders(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    requestAccess(to: .reminder, completion: completion)
  }

  public func requestFullAccessToReminders() async throws -> Bool {
    try await requestAccess(to: .reminder)
  }

  private func refuse(_ entityType: EKEntityType) {
    Self.asked.withLock { _ = $0.insert(entityType) }
  }
}

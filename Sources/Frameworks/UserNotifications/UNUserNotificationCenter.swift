public import Foundation

/// A center that stores the app's notifications, and passes those that are due to its delegate if the user has allowed
/// notifications. The user denies permission when the app requests it, unless a test sets another answer.
///
/// Completion handlers and the delegate are called on the main thread.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()

  private struct Pending {
    let request: UNNotificationRequest
    /// A value that distinguishes this request from an earlier one with the same identifier, so that the earlier
    /// one's scheduled delivery is ignored.
    let ticket = UUID()
  }

  private let lock = NSRecursiveLock()
  private var pending: [Pending] = []
  private var delivered: [UNNotification] = []
  private var categories: Set<UNNotificationCategory> = []
  private var granted: UNAuthorizationOptions?
  private weak var ownDelegate: (any UNUserNotificationCenterDelegate)?
  private var personAllows = false

  override init() {
    super.init()
  }

  open class func current() -> UNUserNotificationCenter { shared }

  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { ownDelegate } }
    set { lock.withLock { ownDelegate = newValue } }
  }
  open var supportsContentExtensions: Bool { false }

  /// Discards all state, and sets the user's answer to future requests for permission.
  package func reset(personAllows: Bool = false) {
    lock.withLock {
      (pending, delivered, categories, granted) = ([], [], [], nil)
      (ownDelegate, self.personAllows) = (nil, personAllows)
    }
  }

  // MARK: Authorization

  private var status: UNAuthorizationStatus {
    guard let granted else { return .notDetermined }
    return granted.isEmpty ? .denied : .authorized
  }

  private func ask(_ options: UNAuthorizationOptions) -> Bool {
    lock.withLock {
      if granted == nil { granted = personAllows ? options : [] }
      return status == .authorized
    }
  }

  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(self.ask(options), nil) }
  }

  @discardableResult
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    ask(options)
  }

  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(self.settings) }
  }

  public func notificationSettings() async -> UNNotificationSettings { settings }

  private var settings: UNNotificationSettings {
    lock.withLock { UNNotificationSettings(status, granted: granted ?? []) }
  }

  // MARK: Categories

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }

  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(self.lock.withLock { self.categories }) }
  }

  public func notificationCategories() async -> Set<UNNotificationCategory> {
    lock.withLock { categories }
  }

  // MARK: Requests

  /// Adds a request, and replaces an existing request with the same identifier.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    schedule(request)
    DispatchQueue.main.async { completionHandler?(nil) }
  }

  public func add(_ request: UNNotificationRequest) async throws {
    schedule(request)
  }

  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(self.requests) }
  }

  public func pendingNotificationRequests() async -> [UNNotificationRequest] { requests }

  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { pending.removeAll { identifiers.contains($0.request.identifier) } }
  }

  open func removeAllPendingNotificationRequests() {
    lock.withLock { pending = [] }
  }

  package var pendingIdentifiers: [String] { requests.map(\.identifier) }

  private var requests: [UNNotificationRequest] { lock.withLock { pending.map(\.request) } }

  // MARK: Delivered notifications

  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(self.lock.withLock { self.delivered }) }
  }

  public func deliveredNotifications() async -> [UNNotification] { lock.withLock { delivered } }

  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    lock.withLock { delivered.removeAll { identifiers.contains($0.request.identifier) } }
  }

  open func removeAllDeliveredNotifications() {
    lock.withLock { delivered = [] }
  }

  /// Displays nothing, because there's no app icon.
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completionHandler?(self.badgeError) }
  }

  public func setBadgeCount(_ newBadgeCount: Int) async throws {
    if let badgeError { throw badgeError }
  }

  private var badgeError: UNError? {
    lock.withLock { granted?.contains(.badge) == true } ? nil : UNError(.notificationsNotAllowed)
  }

  // MARK: Delivering

  private func schedule(_ request: UNNotificationRequest) {
    let entry = Pending(request: request)
    lock.withLock {
      pending.removeAll { $0.request.identifier == request.identifier }
      pending.append(entry)
    }
    wait(for: entry)
  }

  private func wait(for entry: Pending) {
    guard let delay = entry.request.trigger.map(\.delay) ?? 0 else { return }
    let ticket = entry.ticket
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      self?.isDue(ticket)
    }
  }

  private func isDue(_ ticket: UUID) {
    lock.lock()
    guard let place = pending.firstIndex(where: { $0.ticket == ticket }) else {
      return lock.unlock()
    }
    let entry = pending[place]
    let repeats = entry.request.trigger?.repeats ?? false
    if !repeats { pending.remove(at: place) }
    let isAllowed = status == .authorized
    lock.unlock()
    if repeats { wait(for: entry) }
    guard isAllowed, let delegate else { return }
    let notification = UNNotification(entry.request)
    delegate.userNotificationCenter(self, willPresent: notification) { options in
      guard options.contains(.list) || options.contains(.alert) else { return }
      self.lock.withLock { self.delivered.append(notification) }
    }
  }
}

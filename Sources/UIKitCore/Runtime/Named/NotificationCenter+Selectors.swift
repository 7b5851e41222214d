public import Foundation

extension NotificationCenter {
  /// Calls a method of an object for each notification with a name and a sender.
  ///
  /// The object isn't retained. Its observations end when it's deallocated.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observation = SelectorObservation(
      center: self, observer: observer as AnyObject, name: aName, sender: anObject as AnyObject?)
    let token = addObserver(forName: aName, object: anObject, queue: nil) {
      [weak observation] notification in
      guard let observation else { return }
      guard let observer = observation.observer else { return observation.end() }
      Performing.perform(aSelector, on: observer, [notification])
    }
    observation.begin(token)
  }

  /// Removes the observations of an object, or the one of a token.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservation.end(of: observer, in: self) { _ in true }
    removeObserver(observer as Any)
  }

  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let sender = anObject as AnyObject?
    SelectorObservation.end(of: observer, in: self) { observation in
      (aName == nil || observation.name == aName)
        && (sender == nil || observation.sender === sender)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// An observation of notifications by an object and a selector.
private final class SelectorObservation: @unchecked Sendable {
  private let center: NotificationCenter
  private(set) weak var observer: AnyObject?
  let name: NSNotification.Name?
  private(set) weak var sender: AnyObject?
  private let id: ObjectIdentifier
  private var token: (any NSObjectProtocol)?

  private static let lock = NSLock()
  nonisolated(unsafe) private static var all: [ObjectIdentifier: [SelectorObservation]] = [:]
  nonisolated(unsafe) private static var limit = 64

  init(
    center: NotificationCenter, observer: AnyObject, name: NSNotification.Name?, sender: AnyObject?
  ) {
    self.center = center
    self.observer = observer
    self.name = name
    self.sender = sender
    id = ObjectIdentifier(observer)
  }

  func begin(_ token: any NSObjectProtocol) {
    self.token = token
    let ended = Self.lock.withLock {
      Self.all[id, default: []].append(self)
      guard Self.all.count > Self.limit else { return [SelectorObservation]() }
      let ended = Self.all.values.joined().filter { $0.observer == nil }
      for observation in ended { Self.all[observation.id] = nil }
      Self.limit = max(64, 2 * Self.all.count)
      return ended
    }
    for observation in ended { observation.removeToken() }
  }

  /// Called when the observer was deallocated.
  func end() {
    Self.lock.withLock {
      Self.all[id]?.removeAll { $0 === self }
      if Self.all[id]?.isEmpty == true { Self.all[id] = nil }
    }
    removeToken()
  }

  static func end(
    of observer: AnyObject, in center: NotificationCenter,
    where isMeant: (SelectorObservation) -> Bool
  ) {
    let meant = lock.withLock {
      all[ObjectIdentifier(observer)]?.filter { $0.center === center && isMeant($0) } ?? []
    }
    for observation in meant { observation.end() }
  }

  private func removeToken() {
    if let token { center.removeObserver(token as Any) }
    token = nil
  }
}

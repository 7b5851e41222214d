public import Foundation

/// The app's values in iCloud. Nobody is signed in here, so they stay on this device, in defaults of their own.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  public static let `default` = NSUbiquitousKeyValueStore()

  private let domain =
    (Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName) + ".ubiquity"
  private let defaults: UserDefaults

  private override init() {
    defaults = UserDefaults(suiteName: domain) ?? .standard
    super.init()
  }

  open func object(forKey aKey: String) -> Any? { defaults.object(forKey: aKey) }
  open func set(_ anObject: Any?, forKey aKey: String) { defaults.set(anObject, forKey: aKey) }
  open func removeObject(forKey aKey: String) { defaults.removeObject(forKey: aKey) }

  open func string(forKey aKey: String) -> String? { defaults.string(forKey: aKey) }
  open func array(forKey aKey: String) -> [Any]? { defaults.array(forKey: aKey) }
  open func dictionary(forKey aKey: String) -> [String: Any]? { defaults.dictionary(forKey: aKey) }
  open func data(forKey aKey: String) -> Data? { defaults.data(forKey: aKey) }
  open func longLong(forKey aKey: String) -> Int64 { Int64(defaults.integer(forKey: aKey)) }
  open func double(forKey aKey: String) -> Double { defaults.double(forKey: aKey) }
  open func bool(forKey aKey: String) -> Bool { defaults.bool(forKey: aKey) }

  open func set(_ aString: String?, forKey aKey: String) { defaults.set(aString, forKey: aKey) }
  open func set(_ aData: Data?, forKey aKey: String) { defaults.set(aData, forKey: aKey) }
  open func set(_ anArray: [Any]?, forKey aKey: String) { defaults.set(anArray, forKey: aKey) }
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) {
    defaults.set(aDictionary, forKey: aKey)
  }
  open func set(_ value: Int64, forKey aKey: String) { defaults.set(Int(value), forKey: aKey) }
  open func set(_ value: Double, forKey aKey: String) { defaults.set(value, forKey: aKey) }
  open func set(_ value: Bool, forKey aKey: String) { defaults.set(value, forKey: aKey) }

  /// All values of the store.
  open var dictionaryRepresentation: [String: Any] {
    defaults.persistentDomain(forName: domain) ?? [:]
  }

  /// Writes the values to the device. Returns whether it succeeded.
  @discardableResult
  open func synchronize() -> Bool { defaults.synchronize() }
}

/// The key for the reason of an external change, an `Int`.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key for the keys that changed externally.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3

import Foundation
import UIKitCore

/// The passwords that an app has stored.
package final class Keychain: Sendable {
  static let shared = Keychain(in: AppFolders.own.home)
  static let protections: Set<String> = [
    kSecAttrAccessibleWhenUnlocked, kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
    kSecAttrAccessibleAfterFirstUnlock, kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
    kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, kSecAttrAccessibleAlways,
    kSecAttrAccessibleAlwaysThisDeviceOnly,
  ]

  private let file: KeychainFile
  private let lock = NSLock()

  /// - Parameter home: The folder with the app's data.
  package init(in home: URL) {
    file = KeychainFile(url: home.appendingPathComponent("Library/Keychains/Passwords.plist"))
  }

  /// Reads the passwords, and writes them if the operation changes them.
  private func withItems(
    changing: Bool = true, _ operation: (inout [KeychainItem]) -> OSStatus
  ) -> OSStatus {
    lock.withLock {
      guard var items = try? file.read() else { return errSecDecode }
      let status = operation(&items)
      guard status == errSecSuccess, changing else { return status }
      return (try? file.write(items)) == nil ? errSecIO : errSecSuccess
    }
  }

  package func add(_ query: Query, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    guard let itemClass = query.itemClass else { return errSecParam }
    if let failure = Self.failure(query) ?? Self.failure(ofAccess: query) { return failure }
    var item = KeychainItem(
      itemClass: itemClass, attributes: query.attributes, data: query.data as? NSData)
    if query.attributes[kSecAttrSynchronizable] == nil {
      item.attributes[kSecAttrSynchronizable] = NSNumber(value: false)
    }
    if query.attributes[kSecAttrAccessGroup] == nil {
      item.attributes[kSecAttrAccessGroup] = NSString(string: Bundle.main.bundleIdentifier ?? "")
    }
    if query.attributes[kSecAttrAccessible] == nil {
      let control = query.attributes[kSecAttrAccessControl] as? SecAccessControl
      item.attributes[kSecAttrAccessible] = NSString(
        string: control?.protection ?? kSecAttrAccessibleWhenUnlocked)
    }
    item.attributes[kSecAttrAccessControl] = nil
    item.attributes[kSecAttrCreationDate] = NSDate()
    item.attributes[kSecAttrModificationDate] = NSDate()
    return withItems { items in
      guard !items.contains(where: { $0.itemClass == itemClass && $0.key == item.key }) else {
        return errSecDuplicateItem
      }
      items.append(item)
      if let result { result.pointee = Self.answer(item, to: query) }
      return errSecSuccess
    }
  }

  package func find(_ query: Query, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    if let failure = Self.failure(query) { return failure }
    return withItems(changing: false) { items in
      let found = items.filter { Self.matches($0, query) }.prefix(query.limit)
      guard let first = found.first else { return errSecItemNotFound }
      guard let result else { return errSecSuccess }
      if query.hasLimitOne {
        result.pointee = Self.answer(first, to: query)
      } else {
        let answers = found.compactMap { Self.answer($0, to: query) }
        result.pointee = answers.isEmpty ? nil : NSArray(array: answers)
      }
      return errSecSuccess
    }
  }

  package func update(_ query: Query, _ change: Query) -> OSStatus {
    let failure = Self.failure(query) ?? Self.failure(ofData: change)
    if let failure = failure ?? Self.failure(ofAccess: change) { return failure }
    guard change.itemClass == nil else { return errSecNoSuchAttr }
    return withItems { items in
      var changed = items
      let indices = items.indices.filter { Self.matches(items[$0], query) }
      guard !indices.isEmpty else { return errSecItemNotFound }
      for index in indices {
        changed[index].attributes.merge(change.attributes) { $1 }
        changed[index].attributes[kSecAttrAccessControl] = nil
        changed[index].attributes[kSecAttrModificationDate] = NSDate()
        if let data = change.data as? NSData { changed[index].data = data }
      }
      for index in indices {
        let others = changed.indices.filter { $0 != index }
        guard
          !others.contains(where: {
            changed[$0].itemClass == changed[index].itemClass
              && changed[$0].key == changed[index].key
          })
        else { return errSecDuplicateItem }
      }
      items = changed
      return errSecSuccess
    }
  }

  package func delete(_ query: Query) -> OSStatus {
    if let failure = Self.failure(query) { return failure }
    return withItems { items in
      let count = items.count
      items.removeAll { Self.matches($0, query) }
      return items.count == count ? errSecItemNotFound : errSecSuccess
    }
  }

  private static func failure(_ query: Query) -> OSStatus? {
    switch query.itemClass {
    case kSecClassGenericPassword, kSecClassInternetPassword: break
    case kSecClassKey, kSecClassCertificate, kSecClassIdentity: return errSecUnimplemented
    case nil where query.persistentReference != nil: break
    default: return errSecParam
    }
    if query.wants(kSecReturnRef), !query.wants(kSecReturnAttributes) { return errSecUnimplemented }
    return failure(ofData: query)
  }

  private static func failure(ofData query: Query) -> OSStatus? {
    if let data = query.data, !(data is NSData) { return errSecParam }
    let protection = query.attributes[kSecAttrAccessible]
    if let protection = protection as? NSString {
      return protections.contains("\(protection)") ? nil : errSecParam
    }
    return protection == nil ? nil : errSecParam
  }

  /// This device has no passcode, so it can't keep what needs one.
  private static func failure(ofAccess query: Query) -> OSStatus? {
    let control = query.attributes[kSecAttrAccessControl] as? SecAccessControl
    let protection = control?.protection ?? query.attributes[kSecAttrAccessible].map { "\($0)" }
    let asksUser = control?.flags.isDisjoint(with: .userAuthentication) == false
    return asksUser || protection == kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly
      ? errSecAuthFailed : nil
  }

  private static func matches(_ item: KeychainItem, _ query: Query) -> Bool {
    guard query.itemClass == nil || query.itemClass == item.itemClass else { return false }
    if let reference = query.persistentReference { return reference.isEqual(item.reference) }
    var wanted = query.attributes
    wanted[kSecAttrAccessControl] = nil
    // Without a word of it, only what stays on this device is meant.
    let isSynchronizable = wanted[kSecAttrSynchronizable] ?? NSNumber(value: false)
    if (isSynchronizable as? NSString)?.isEqual(to: kSecAttrSynchronizableAny) == true {
      wanted[kSecAttrSynchronizable] = nil
    } else {
      wanted[kSecAttrSynchronizable] = isSynchronizable
    }
    return wanted.allSatisfy { item.attributes[$0.key]?.isEqual($0.value) == true }
  }

  /// Returns what a query asks of an item: its data or reference alone, or a dictionary.
  private static func answer(_ item: KeychainItem, to query: Query) -> NSObject? {
    let wantsReference = query.wants(kSecReturnPersistentRef)
    let wantsData = query.wants(kSecReturnData)
    if !query.wants(kSecReturnAttributes) {
      if wantsData != wantsReference { return wantsData ? item.data : item.reference }
      if !wantsData { return nil }
    }
    var answer = query.wants(kSecReturnAttributes) ? item.attributes : [:]
    if query.wants(kSecReturnAttributes) { answer[kSecClass] = NSString(string: item.itemClass) }
    if wantsData { answer[kSecValueData] = item.data }
    if wantsReference { answer[kSecValuePersistentRef] = item.reference }
    return NSDictionary(dictionary: answer)
  }
}

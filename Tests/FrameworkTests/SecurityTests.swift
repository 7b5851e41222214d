import Foundation
import Security
import Testing

/// The queries are written as apps write them.
@Suite("Security") struct SecurityTests {
  private let service = "tests." + UUID().uuidString

  @Test("a password is added, found, changed and deleted")
  func password() throws {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
      kSecAttrAccount as String: "Ann",
    ]
    #expect(SecItemCopyMatching(query as CFDictionary, nil) == errSecItemNotFound)
    var item = query
    item[kSecValueData as String] = Data("secret".utf8)
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)
    #expect(try data(query) == "secret")
    let change = [kSecValueData as String: Data("changed".utf8)]
    #expect(SecItemUpdate(query as CFDictionary, change as CFDictionary) == errSecSuccess)
    #expect(try data(query) == "changed")
    #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
    #expect(SecItemDelete(query as CFDictionary) == errSecItemNotFound)
    #expect(
      SecItemUpdate(query as CFDictionary, change as CFDictionary) == errSecItemNotFound)
  }

  @Test("queries of Foundation's dictionaries and Core Foundation's values have the same meaning")
  func dictionaries() throws {
    let item: NSDictionary = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: service,
      kSecValueData: Data("a".utf8),
    ]
    #expect(SecItemAdd(item, nil) == errSecSuccess)
    let query =
      [
        kSecClass: kSecClassGenericPassword, kSecAttrService: service,
        kSecReturnData: kCFBooleanTrue as Any, kSecMatchLimit: kSecMatchLimitOne,
      ] as [CFString: Any]
    var result: CFTypeRef?
    #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
    #expect(result as? Data == Data("a".utf8))
    let names: [NSString: Any] = [
      NSString(string: kSecClass): kSecClassGenericPassword as Any,
      NSString(string: kSecAttrService): NSString(string: service),
    ]
    #expect(SecItemCopyMatching(names as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemDelete(item) == errSecSuccess)
    #expect(SecItemCopyMatching(names as CFDictionary, nil) == errSecItemNotFound)
  }

  @Test("attributes of all matching items are returned")
  func attributes() throws {
    let base: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
    ]
    for account in ["Ann", "Ben"] {
      let own: [String: Any] = [
        kSecAttrAccount as String: account, kSecValueData as String: Data(account.utf8),
      ]
      #expect(SecItemAdd(base.merging(own) { $1 } as CFDictionary, nil) == errSecSuccess)
    }
    let options: [String: Any] = [
      kSecReturnAttributes as String: true, kSecReturnData as String: true,
      kSecMatchLimit as String: kSecMatchLimitAll,
    ]
    var result: AnyObject?
    #expect(
      SecItemCopyMatching(base.merging(options) { $1 } as CFDictionary, &result) == errSecSuccess)
    let items = try #require(result as? [[String: Any]])
    #expect(
      items.compactMap { $0[kSecAttrAccount as String] as? String }.sorted() == ["Ann", "Ben"])
    let first = try #require(items.first)
    #expect(first[kSecValueData as String] as? Data == Data("Ann".utf8))
    #expect(first[kSecAttrAccessible as String] as? String == kSecAttrAccessibleWhenUnlocked)
    #expect(first[kSecAttrCreationDate as String] is Date)
    let rename = [kSecAttrAccount as String: "Ann"]
    #expect(SecItemUpdate(base as CFDictionary, rename as CFDictionary) == errSecDuplicateItem)
    #expect(SecItemDelete(base as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(base as CFDictionary, nil) == errSecItemNotFound)
  }

  @Test("an item that synchronizes is found only by queries that ask for it")
  func synchronizable() {
    var query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
      kSecAttrSynchronizable as String: true,
    ]
    #expect(SecItemAdd(query as CFDictionary, nil) == errSecSuccess)
    query[kSecAttrSynchronizable as String] = nil
    #expect(SecItemCopyMatching(query as CFDictionary, nil) == errSecItemNotFound)
    query[kSecAttrSynchronizable as String] = kSecAttrSynchronizableAny
    #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
  }

  @Test("this device has no passcode, so it keeps nothing that requires one")
  func passcode() throws {
    var error: Unmanaged<CFError>?
    let control = try #require(
      SecAccessControlCreateWithFlags(
        kCFAllocatorDefault, kSecAttrAccessibleWhenUnlockedThisDeviceOnly, .userPresence, &error))
    let item: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
      kSecAttrAccessControl as String: control,
    ]
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecAuthFailed)
    #expect(SecAccessControlCreateWithFlags(nil, "none" as CFString, [], &error) == nil)
    #expect((error?.takeRetainedValue() as NSError?)?.code == Int(errSecParam))
  }

  @Test("keys and wrong queries are errors")
  func wrong() {
    #expect(
      SecItemAdd([kSecClass: kSecClassKey] as CFDictionary, nil) == errSecUnimplemented)
    #expect(SecItemAdd([kSecAttrService: service] as CFDictionary, nil) == errSecParam)
    let text = [kSecClass: kSecClassGenericPassword, kSecValueData: "text"] as CFDictionary
    #expect(SecItemAdd(text, nil) == errSecParam)
    let message = SecCopyErrorMessageString(errSecItemNotFound, nil) as String?
    #expect(message == "The specified item could not be found in the keychain.")
  }

  @Test("passwords are in a file that only the user can read")
  func file() throws {
    let home = URL.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: home) }
    let query: [AnyHashable: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecReturnAttributes: true,
      kSecReturnData: true,
    ]
    let item = query.merging([
      kSecValueData: Data("secret".utf8), kSecAttrGeneric: Data([1, 2]),
      kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlock, kSecAttrIsInvisible: true,
    ]) { $1 }
    #expect(Keychain(in: home).add(Query(item), nil) == errSecSuccess)
    let file = home.appendingPathComponent("Library/Keychains/Passwords.plist")
    for (path, permissions) in [(file, 0o600), (file.deletingLastPathComponent(), 0o700)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path.path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == permissions)
    }
    var result: AnyObject?
    #expect(Keychain(in: home).find(Query(query), &result) == errSecSuccess)
    let found = try #require(result as? [String: Any])
    #expect(found[kSecValueData as String] as? Data == Data("secret".utf8))
    #expect(found[kSecAttrGeneric as String] as? Data == Data([1, 2]))
    #expect(found[kSecAttrIsInvisible as String] as? Bool == true)
    #expect(found[kSecAttrAccessible as String] as? String == kSecAttrAccessibleAfterFirstUnlock)
    try Data("no list".utf8).write(to: file)
    #expect(Keychain(in: home).find(Query(query), nil) == errSecDecode)
    #expect(Keychain(in: home).delete(Query(query)) == errSecDecode)
  }

  @Test("random bytes differ")
  func random() {
    var bytes = [UInt8](repeating: 0, count: 32)
    #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
    var others = bytes
    _ = SecRandomCopyBytes(kSecRandomDefault, 16, &others)
    #expect(bytes.prefix(16) != others.prefix(16) && bytes.suffix(16) == others.suffix(16))
  }

  private func data(_ query: [String: Any]) throws -> String? {
    let options: [String: Any] = [
      kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitOne,
    ]
    var result: AnyObject?
    let status = withUnsafeMutablePointer(to: &result) {
      SecItemCopyMatching(query.merging(options) { $1 } as CFDictionary, UnsafeMutablePointer($0))
    }
    #expect(status == errSecSuccess)
    return String(data: try #require(result as? Data), encoding: .utf8)
  }
}

public import CoreGraphics
import Foundation

/// Adds a password to the keychain, which is a file in the app's data folder.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.shared.add(Query(attributes), result)
}

/// Finds the passwords with given attributes.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.shared.find(Query(query), result)
}

/// Changes the attributes of the passwords that match a query.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.shared.update(Query(query), Query(attributesToUpdate))
}

/// Deletes the passwords that match a query.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.shared.delete(Query(query))
}

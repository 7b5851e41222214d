public import CoreGraphics
public import Foundation

// On iOS, Foundation's dictionaries are also Core Foundation's.

@discardableResult
public func SecItemAdd(
  _ attributes: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  SecItemAdd(attributes as? [AnyHashable: Any] ?? [:], result)
}

@discardableResult
public func SecItemCopyMatching(
  _ query: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  SecItemCopyMatching(query as? [AnyHashable: Any] ?? [:], result)
}

@discardableResult
public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
  SecItemUpdate(
    query as? [AnyHashable: Any] ?? [:], attributesToUpdate as? [AnyHashable: Any] ?? [:])
}

@discardableResult
public func SecItemDelete(_ query: NSDictionary) -> OSStatus {
  SecItemDelete(query as? [AnyHashable: Any] ?? [:])
}

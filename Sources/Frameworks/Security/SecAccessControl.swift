public import Foundation

/// When an item can be used, and what the user must do to allow it.
public final class SecAccessControl: NSObject, Sendable {
  let protection: String
  let flags: SecAccessControlCreateFlags

  init(protection: String, flags: SecAccessControlCreateFlags) {
    self.protection = protection
    self.flags = flags
  }
}

/// Creates access control for an item. On iOS, `protection` is an object; here, it's a string.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  guard let protection = protection as? String, Keychain.protections.contains(protection) else {
    error?.pointee = .passRetained(
      NSError(domain: NSOSStatusErrorDomain, code: Int(errSecParam)))
    return nil
  }
  return SecAccessControl(protection: protection, flags: flags)
}

public import Foundation
package import Synchronization

/// The user's contacts. People deny the app access to them.
open class CNContactStore: NSObject, @unchecked Sendable {
  package static let wasAsked = Mutex(false)

  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    wasAsked.withLock { $0 } ? .denied : .notDetermined
  }

  /// - Parameter completionHandler: A closure that's called on another thread.
  @preconcurrency open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Self.wasAsked.withLock { $0 = true }
    DispatchQueue.global().async { completionHandler(false, CNError(.authorizationDenied)) }
  }

  @discardableResult
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    Self.wasAsked.withLock { $0 = true }
    throw CNError(.authorizationDenied)
  }

  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    throw CNError(.authorizationDenied)
  }

  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    throw CNError(.authorizationDenied)
  }

  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    throw CNError(.authorizationDenied)
  }

  open func execute(_ saveRequest: CNSaveRequest) throws {
    throw CNError(.authorizationDenied)
  }

  open func defaultContainerIdentifier() -> String { "" }
}

extension NSNotification.Name {
  public static let CNContactStoreDidChange = NSNotification.Name(
    "CNContactStoreDidChangeNotification")
}

public import Foundation

/// iCloud, to which nobody is signed in here.
extension FileManager {
  /// Identifies the account of iCloud, which is always `nil`.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Returns the folder of a container in iCloud, which is always `nil`.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Returns whether a file is in iCloud, which is always `false`.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable, userInfo: [NSFilePathErrorKey: url.path])
  }

  public func evictUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable, userInfo: [NSFilePathErrorKey: url.path])
  }

  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable, userInfo: [NSFilePathErrorKey: url.path])
  }
}

extension Notification.Name {
  public static let NSUbiquityIdentityDidChange = Notification.Name(
    "NSUbiquityIdentityDidChangeNotification")
}

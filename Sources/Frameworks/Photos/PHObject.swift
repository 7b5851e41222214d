public import Foundation

/// Something in the photo library.
open class PHObject: NSObject, @unchecked Sendable {
  public let localIdentifier: String

  init(_ localIdentifier: String) {
    self.localIdentifier = localIdentifier
    super.init()
  }
}

public import Foundation

/// An object of the photo library.
open class PHObject: NSObject, @unchecked Sendable {
  open private(set) var localIdentifier: String

  init(_ localIdentifier: String) {
    self.localIdentifier = localIdentifier
    super.init()
  }
}

public import Foundation

/// A region.
open class CLRegion: NSObject {
  open private(set) var identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

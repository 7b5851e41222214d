public import Foundation

/// The data that a website stores.
@preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
  open private(set) var displayName: String
  open private(set) var dataTypes: Set<String>

  init(_ displayName: String, dataTypes: Set<String>) {
    self.displayName = displayName
    self.dataTypes = dataTypes
    super.init()
  }
}

public import Foundation

/// What a website keeps.
@preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
  public let displayName: String
  public let dataTypes: Set<String>

  init(_ displayName: String, dataTypes: Set<String>) {
    self.displayName = displayName
    self.dataTypes = dataTypes
    super.init()
  }
}

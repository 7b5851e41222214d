public import Foundation

/// Media at a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  open private(set) var url: URL

  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }
}

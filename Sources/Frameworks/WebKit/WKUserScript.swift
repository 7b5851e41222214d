public import Foundation

/// A script for pages.
@preconcurrency @MainActor open class WKUserScript: NSObject {
  open private(set) var source: String
  open private(set) var injectionTime: WKUserScriptInjectionTime
  open private(set) var isForMainFrameOnly: Bool

  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }

  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.init(
      source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
  }
}

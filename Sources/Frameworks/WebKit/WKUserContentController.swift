public import Foundation

/// A controller for scripts and message handlers. It stores them, but no scripts run, so no messages arrive.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  public override init() {
    super.init()
  }

  open private(set) var userScripts: [WKUserScript] = []

  open func addUserScript(_ userScript: WKUserScript) {
    userScripts.append(userScript)
  }

  open func removeAllUserScripts() {
    userScripts = []
  }

  /// Adds a handler, which is retained until it's removed.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }

  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld,
    name: String
  ) {
    handlers[name] = scriptMessageHandler
  }

  open func removeScriptMessageHandler(forName name: String) {
    handlers[name] = nil
  }

  open func removeScriptMessageHandler(
    forName name: String, contentWorld: WKContentWorld
  ) {
    handlers[name] = nil
  }

  open func removeAllScriptMessageHandlers() {
    handlers = [:]
  }
}

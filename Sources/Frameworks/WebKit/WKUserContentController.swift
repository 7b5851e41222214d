public import Foundation

/// Scripts and handlers of messages. It keeps them; no script runs, so no message comes.
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

  /// Holds the handler until it is removed.
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

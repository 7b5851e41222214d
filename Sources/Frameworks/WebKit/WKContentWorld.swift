public import Foundation

/// A scope for scripts.
@preconcurrency @MainActor open class WKContentWorld: NSObject {
  private static var worlds: [String: WKContentWorld] = [:]

  open private(set) var name: String?

  private init(_ name: String?) {
    self.name = name
    super.init()
  }

  public class var page: WKContentWorld { world(name: "\u{0}page") }
  public class var defaultClient: WKContentWorld { world(name: "\u{0}client") }

  /// Returns the world with a name; the same world for the same name.
  public class func world(name: String) -> WKContentWorld {
    if let world = worlds[name] { return world }
    let world = WKContentWorld(name.hasPrefix("\u{0}") ? nil : name)
    worlds[name] = world
    return world
  }
}

import SwiftCalls
import Synchronization

/// The functions that are being called, the innermost first.
package struct CallStack: Sendable {
  /// The addresses of the calls in them.
  let addresses: [UInt]

  package init() {
    var found = [UnsafeMutableRawPointer?](repeating: nil, count: 256)
    let count = Int(returnAddresses(&found, 256))
    // A return address follows the call.
    addresses = found.prefix(count).compactMap { $0.map { UInt(bitPattern: $0) - 1 } }
  }

  private enum Frame {
    case uikit(FunctionName)
    case app(String)
    /// UIKit waits for events here: what called it has nothing to do with them.
    case mainLoop
    case unknown
  }

  private static let isOptimized = !_isDebugAssertConfiguration()
  private static let frames = Mutex<[UInt: Frame]>([:])

  /// The nearest call from outside of UIKit; `nil` where UIKit itself began what is going on, or the
  /// program has no symbols.
  package var callSite: CallSite? {
    var callee: String?
    for address in addresses {
      switch Self.frame(at: address) {
      case .uikit(let name):
        callee = Self.isOptimized ? String(name.path.prefix { $0 != "." }) : name.path
      case .app(let name): return CallSite(address: address, caller: name, callee: callee)
      case .mainLoop: return nil
      case .unknown: continue
      }
    }
    return nil
  }

  /// The calls by their place in the program's file, for a copy of it that has its symbols; `nil` if this
  /// one has them.
  package var unsymbolized: String? {
    let calls = addresses.compactMap { address in
      ImageSymbols.image(around: address).map { (image: $0, offset: address - $0.base) }
    }
    guard !calls.isEmpty, calls.allSatisfy(\.image.isStripped) else { return nil }
    return calls.map { "\($0.image.name)+0x\(String($0.offset, radix: 16))" }
      .joined(separator: " ")
  }

  private static func frame(at address: UInt) -> Frame {
    if let known = frames.withLock({ $0[address] }) { return known }
    let frame = ImageSymbols.image(around: address)?.symbol(at: address).map(read) ?? .unknown
    frames.withLock { $0[address] = frame }
    return frame
  }

  private static func read(_ symbol: String) -> Frame {
    if symbol == "main" { return .app("main") }
    guard let text = swiftDemangle(symbol), let name = FunctionName(demangled: text) else {
      return .unknown
    }
    if ownModules.contains(name.module) {
      return name.path.contains("Display.run(") ? .mainLoop : .uikit(name)
    }
    return systemModules.contains(name.module) ? .unknown : .app("\(name)")
  }

  private static let ownModules: Set<String> = [
    "UIKit", "UIKitCore", "CoreGraphics", "QuartzCore", "UIKitDiagnostics", "UIKitRuntime",
    "Cassowary", "DisplayInterface", "ImageCoding", "CellRendering", "PointText", "HeadlessDisplay",
    "TerminalDisplay", "SVGDrawing", "BrowserDisplay", "ScreenPictures", "AppDriver", "Portico",
    "PorticoTesting", "AVFoundation", "AVKit", "Combine", "CombineCore", "CoreLocation",
    "CoreMedia", "EventKit",
    "MapKit", "MessageUI", "MobileCoreServices", "Photos", "PhotosUI", "SafariServices", "StoreKit",
    "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "WebKit",
  ]

  /// What is linked into a program without being its own.
  private static let systemModules: Set<String> = [
    "Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Observation", "Dispatch",
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "Testing", "XCTest",
  ]
}

import SwiftCalls
import Synchronization

/// The functions on the stack, the innermost first.
package struct CallStack: Sendable {
  /// The addresses of the calls in these functions.
  let addresses: [UInt]

  package init() {
    var found = [UnsafeMutableRawPointer?](repeating: nil, count: 256)
    let count = Int(returnAddresses(&found, 256))
    // A return address is the address after the call.
    addresses = found.prefix(count).compactMap { $0.map { UInt(bitPattern: $0) - 1 } }
  }

  private enum Frame {
    case uikit(FunctionName)
    case app(String)
    /// UIKit waits for events here, so its caller has nothing to do with the current event.
    case mainLoop
    case unknown
  }

  private static let isOptimized = !_isDebugAssertConfiguration()
  private static let frames = Mutex<[UInt: Frame]>([:])

  /// The innermost call from outside of UIKit, or `nil` if UIKit itself started the current work or the program has
  /// no symbols.
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

  /// The calls as offsets in the program's files, to be looked up in a copy of the program with symbols; `nil` if
  /// this program has symbols.
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
    "PorticoTesting", "Accessibility", "AdSupport", "AppTrackingTransparency", "AudioToolbox",
    "AuthenticationServices", "AVFoundation", "AVKit", "BackgroundTasks", "Combine", "CombineCore",
    "CommonCrypto", "Contacts", "ContactsUI", "CoreHaptics", "CoreLocation", "CoreMedia",
    "CoreMotion", "CoreTelephony", "CoreText", "CryptoKit", "EventKit", "ImageIO", "Libcrypto",
    "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI",
    "MobileCoreServices", "Network", "NetworkRoutes", "Photos", "PhotosUI", "QuickLook",
    "SafariServices", "Security", "StoreKit", "SystemConfiguration", "UnifiedLogging",
    "UniformTypeIdentifiers", "UserNotifications", "WebKit",
  ]

  /// Modules that are linked into a program but aren't part of the app.
  private static let systemModules: Set<String> = [
    "Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Observation", "Dispatch",
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "Testing", "XCTest",
  ]
}

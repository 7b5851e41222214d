/// What conditions are answered with.
package struct Platform: Sendable {
  /// Modules that the phone has and this UIKit hasn't.
  var absent: Set<String>
  /// Modules of the package, which can be imported whatever they are called.
  package var present: Set<String> = []

  package static let phone = Platform(absent: [
    "ARKit", "AVFoundation", "AVKit", "AppKit", "CallKit", "Charts", "CloudKit", "Cocoa", "Combine",
    "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreImage", "CoreLocation",
    "CoreMotion", "CoreSpotlight", "CoreText", "CryptoKit", "Darwin", "EventKit",
    "GameKit", "GameplayKit", "HealthKit", "ImageIO", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MessageUI", "Metal", "MetalKit", "Musl", "Network",
    "NotificationCenter", "PDFKit", "Photos", "PhotosUI", "SafariServices", "SceneKit", "Security",
    "SpriteKit", "StoreKit", "SwiftUI", "SystemConfiguration", "UserNotifications", "Vision",
    "WatchKit", "WebKit", "WidgetKit", "WinSDK",
  ])

  func canImport(_ module: String) -> Bool {
    present.contains(module) || !absent.contains(module)
  }

  /// - Parameter hasLinux: Whether the branches of the condition have one for Linux.
  func isSystem(_ name: String, hasLinux: Bool) -> Bool { name == (hasLinux ? "Linux" : "iOS") }
}

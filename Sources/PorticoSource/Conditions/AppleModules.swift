/// Apple's modules that Portico has or lacks.
package enum AppleModules {
  /// The modules that a phone has and Portico lacks.
  package static let absent = names(
    """
    Accelerate Accounts ActivityKit AdServices AddressBook AddressBookUI AppIntents AppKit
    ARKit AssetsLibrary AudioUnit AVFAudio
    CallKit CarPlay CFNetwork Charts ClockKit CloudKit Cocoa Compression
    CoreAudio CoreAudioKit CoreBluetooth CoreData CoreImage
    CoreLocationUI CoreMIDI CoreML CoreNFC CoreServices CoreSpotlight
    CoreVideo CryptoTokenKit Darwin DeviceActivity DeviceCheck EventKitUI ExternalAccessory
    FamilyControls FileProvider FoundationModels GameController GameKit GameplayKit GLKit GroupActivities HealthKit
    HomeKit iAd Intents IntentsUI IOKit IOSurface JavaScriptCore
    ManagedSettings MediaAccessibility Messages Metal MetalKit
    MetalPerformanceShaders MetricKit ModelIO MultipeerConnectivity NaturalLanguage
    NearbyInteraction NetworkExtension NotificationCenter OpenGLES PassKit PDFKit PencilKit
    PushKit QuickLookThumbnailing RealityKit ReplayKit SceneKit ScreenTime
    SensitiveContentAnalysis ShazamKit simd Social SoundAnalysis Speech SpriteKit SQLite3 StoreKitTest
    SwiftData SwiftUI ThreadNetwork TipKit Translation Twitter
    UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity WatchKit WeatherKit
    WidgetKit XCUIAutomation zlib
    """)

  /// The modules of Portico's products besides UIKit. Each product has the name of its module.
  package static let frameworks = names(
    """
    Accessibility AdSupport AppTrackingTransparency AudioToolbox AuthenticationServices AVFoundation AVKit
    BackgroundTasks Combine CommonCrypto Contacts ContactsUI CoreHaptics CoreLocation CoreMedia CoreMotion
    CoreTelephony CoreText CryptoKit EventKit ImageIO LinkPresentation LocalAuthentication MapKit MediaPlayer
    MessageUI MobileCoreServices Network Photos PhotosUI QuickLook SafariServices Security StoreKit
    SystemConfiguration UniformTypeIdentifiers UserNotifications WebKit
    """)

  private static func names(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}

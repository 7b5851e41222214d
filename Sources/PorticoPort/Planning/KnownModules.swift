/// Modules that sources may import without a target or package of their own.
enum KnownModules {
  /// Of the toolchain on Linux, of Portico, and those that the translator answers for.
  static let present = Set(
    """
    Swift _Concurrency _StringProcessing Observation Synchronization RegexBuilder Distributed Cxx CxxStdlib Glibc
    Foundation FoundationEssentials FoundationInternationalization FoundationNetworking FoundationXML CoreFoundation
    Dispatch XCTest Testing Builtin
    UIKit CoreGraphics QuartzCore Portico PorticoTesting
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
  ).union(translated)

  static let translated: Set<String> = ["os", "OSLog", "ObjectiveC"]

  /// Modules for which a package has to be translated: it would not find them by itself.
  static let needPortico: Set<String> = translated.union(["UIKit", "CoreGraphics", "QuartzCore"])

  /// Apple's that are nowhere else.
  static let apple = Set(
    """
    Accelerate Accessibility Accounts ActivityKit AdServices AdSupport AddressBook AddressBookUI AppIntents AppKit
    AppTrackingTransparency ARKit AssetsLibrary AudioToolbox AudioUnit AuthenticationServices AVFAudio AVFoundation
    AVKit BackgroundTasks CallKit CarPlay CFNetwork Charts ClockKit CloudKit Cocoa Combine CommonCrypto Compression
    Contacts ContactsUI CoreAudio CoreAudioKit CoreBluetooth CoreData CoreHaptics CoreImage CoreLocation
    CoreLocationUI CoreMedia CoreMIDI CoreML CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText
    CoreVideo CryptoKit CryptoTokenKit Darwin DeviceActivity DeviceCheck EventKit EventKitUI ExternalAccessory
    FamilyControls FileProvider FoundationModels GameController GameKit GameplayKit GLKit GroupActivities HealthKit
    HomeKit iAd ImageIO Intents IntentsUI IOKit IOSurface JavaScriptCore LinkPresentation LocalAuthentication
    ManagedSettings MapKit MediaAccessibility MediaPlayer Messages MessageUI Metal MetalKit
    MetalPerformanceShaders MetricKit MobileCoreServices ModelIO MultipeerConnectivity NaturalLanguage
    NearbyInteraction Network NetworkExtension NotificationCenter OpenGLES PassKit PDFKit PencilKit Photos PhotosUI
    PushKit QuickLook QuickLookThumbnailing RealityKit ReplayKit SafariServices SceneKit ScreenTime Security
    SensitiveContentAnalysis ShazamKit simd Social SoundAnalysis Speech SpriteKit SQLite3 StoreKit StoreKitTest
    SwiftData SwiftUI SystemConfiguration ThreadNetwork TipKit Translation Twitter UniformTypeIdentifiers
    UserNotifications UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity WatchKit WeatherKit WebKit
    WidgetKit XCUIAutomation zlib
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}

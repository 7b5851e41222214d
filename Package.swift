// swift-tools-version: 6.2
import Foundation
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// UIKit is ours only where Apple's does not exist.
let uikit = Target.Dependency.target(name: "UIKit", condition: .when(platforms: [.linux]))

/// SwiftSyntax as the toolchain in use brings it for macros; nil where it does not.
/// Only a test needs it: the one that compares our reading of sources with the compiler's parser.
let hostLibraries: String? = {
  let environment = ProcessInfo.processInfo.environment
  var places = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swift" }
  if let compiler = environment["SWIFT_EXEC"] { places.insert(compiler, at: 0) }
  places.insert(CommandLine.arguments[0], at: 0)
  for place in places where FileManager.default.fileExists(atPath: place) {
    let bin = URL(fileURLWithPath: place).resolvingSymlinksInPath().deletingLastPathComponent()
    let host = bin.deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
    if FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule"),
      FileManager.default.fileExists(atPath: host + "/libSwiftParser.so")
    {
      return host
    }
  }
  return nil
}()

/// The screen that is built in every architecture, each in a folder and a module of its own.
let greetings = [
  "TraditionalMVC", "CocoaMVC", "CocoaMVCDoneWell", "MVPPassive", "MVPSupervising", "MVVMClosures",
  "MVVMDelegate", "MVVMBindings", "VIPER",
]
let greetingModules = greetings.map { Target.Dependency.target(name: "Greeting\($0)") }

/// Apple's frameworks that apps import beside UIKit, and what each brings with it. A product each.
let frameworks: [(name: String, dependencies: [Target.Dependency])] = [
  ("Accessibility", []),
  ("AdSupport", []),
  ("AppTrackingTransparency", []),
  ("AudioToolbox", [.target(name: "CoreGraphics", condition: .when(platforms: [.linux]))]),
  ("AuthenticationServices", [uikit]),
  (
    "AVFoundation",
    ["CoreMedia", uikit, .target(name: "QuartzCore", condition: .when(platforms: [.linux]))]
  ),
  ("AVKit", ["AVFoundation", uikit]),
  ("BackgroundTasks", []),
  ("Combine", ["CombineCore"]),
  ("CommonCrypto", ["Libcrypto"]),
  ("Contacts", []),
  ("ContactsUI", ["Contacts", uikit]),
  ("CoreHaptics", []),
  ("CoreLocation", []),
  ("CoreMedia", []),
  ("CoreMotion", []),
  ("CoreTelephony", []),
  ("CoreText", [uikit]),
  ("CryptoKit", ["Libcrypto"]),
  ("EventKit", [uikit]),
  ("ImageIO", [uikit]),
  ("LinkPresentation", [uikit]),
  ("LocalAuthentication", []),
  ("MapKit", ["CoreLocation", uikit]),
  ("MediaPlayer", [uikit]),
  ("MessageUI", [uikit]),
  ("MobileCoreServices", ["UniformTypeIdentifiers"]),
  ("Network", ["NetworkRoutes"]),
  ("Photos", [uikit]),
  ("PhotosUI", ["Photos", uikit]),
  ("QuickLook", [uikit]),
  ("SafariServices", [uikit]),
  (
    "Security",
    ["SystemConfiguration", .target(name: "UIKitCore", condition: .when(platforms: [.linux]))]
  ),
  ("StoreKit", [uikit]),
  ("SystemConfiguration", ["NetworkRoutes"]),
  ("UserNotifications", ["CoreLocation", uikit]),
  ("WebKit", [uikit]),
]

/// What PorticoTesting has on one platform only. A manifest is read on the machine that builds: Linux, or a Mac for iOS.
#if os(Linux)
  let elsewhere = ["iOS"]
#else
  let elsewhere = ["Screens", "Pictures"]
#endif

let package = Package(
  name: "Portico",
  platforms: [.iOS(.v17)],
  products: [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "Portico", targets: ["Portico"]),
    .library(name: "PorticoTesting", targets: ["PorticoTesting"]),
    .library(name: "PorticoCheck", targets: ["PorticoCheck"]),
    .library(name: "PorticoTemplates", targets: ["PorticoTemplates"]),
    // What Trials plays with.
    .library(
      name: "Examples",
      targets: [
        "GalleryApp", "GreetingExample", "CalculatorExample", "SubscriptionsExample",
        "RepositorySearchExample",
        "RepositorySearchDomain", "RepositorySearchPresentation", "RepositorySearchServices",
      ]),
    .library(name: "PorticoSource", targets: ["PorticoSource"]),
    .executable(name: "gallery", targets: ["gallery"]),
    .executable(name: "portico", targets: ["PorticoCommand"]),
    .plugin(name: "PorticoCheckPlugin", targets: ["PorticoCheckPlugin"]),
    .plugin(name: "PorticoSources", targets: ["PorticoSources"]),
  ],
  targets: [
    // UIKit for Linux
    .target(name: "UIKitDiagnostics", dependencies: ["SwiftCalls"], swiftSettings: settings),
    .target(
      name: "UIKitRuntime", dependencies: ["UIKitDiagnostics", "SwiftCalls"],
      swiftSettings: settings),
    .target(name: "Cassowary", dependencies: ["UIKitDiagnostics"], swiftSettings: settings),
    .target(name: "DisplayInterface", swiftSettings: settings),
    .target(name: "ImageCoding", swiftSettings: settings),
    .target(
      name: "CellRendering", dependencies: ["UIKitDiagnostics", "DisplayInterface"],
      swiftSettings: settings),
    .target(name: "PointText", dependencies: ["DisplayInterface"], swiftSettings: settings),
    .target(
      name: "HeadlessDisplay", dependencies: ["DisplayInterface", "CellRendering", "PointText"],
      swiftSettings: settings),
    .target(
      name: "CoreGraphics",
      dependencies: ["DisplayInterface", "ImageCoding", "_Testing_CoreGraphics"],
      swiftSettings: settings),
    .target(
      name: "UIKitCore",
      dependencies: [
        "UIKitDiagnostics", "Cassowary", "CoreGraphics", "DisplayInterface", "HeadlessDisplay",
        "ImageCoding", "SwiftCalls", "UIKitRuntime", "UniformTypeIdentifiers",
      ],
      swiftSettings: settings),
    .target(
      name: "TerminalDisplay",
      dependencies: ["DisplayInterface", "CellRendering", "TerminalSignals"],
      swiftSettings: settings),
    .target(name: "TerminalSignals"),
    .target(name: "SVGDrawing", dependencies: ["DisplayInterface"], swiftSettings: settings),
    .target(
      name: "BrowserDisplay",
      dependencies: ["DisplayInterface", "ImageCoding", "PointText", "SVGDrawing"],
      swiftSettings: settings),
    .target(
      name: "ScreenPictures",
      dependencies: ["DisplayInterface", "ImageCoding", "PointText", "SVGDrawing"],
      swiftSettings: settings),
    .target(
      name: "AppDriver",
      dependencies: [
        "UIKitCore", "UIKitDiagnostics", "DisplayInterface", "HeadlessDisplay", "ScreenPictures",
      ],
      swiftSettings: settings),
    .target(name: "SwiftCalls"),
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "UIKitSubmodules"),
    .target(
      name: "QuartzCore", dependencies: ["CoreGraphics", "UIKitCore"], swiftSettings: settings),
    // Kinds of files
    .target(name: "UniformTypeIdentifiers", swiftSettings: settings),
    // What `import os` is in translated sources.
    .target(name: "UnifiedLogging", swiftSettings: settings),
    .target(
      name: "UIKit",
      dependencies: [
        "UIKitCore", "UIKitDiagnostics", "TerminalDisplay", "BrowserDisplay", "HeadlessDisplay",
        "AppDriver", "CombineCore", "DisplayInterface", "PointText", "_Testing_UIKit",
        "CoreGraphics", "QuartzCore", "_Testing_CoreGraphics", "TerminalSignals", "UIKitSubmodules",
        "UnifiedLogging",
      ],
      swiftSettings: settings),

    // Combine without network requests, so that a program with UIKit doesn't load FoundationNetworking.
    .target(
      name: "CombineCore", dependencies: ["UIKitDiagnostics"],
      path: "Sources/Frameworks/CombineCore", swiftSettings: settings),

    // The routing table and its changes, for Network and SystemConfiguration.
    .target(
      name: "NetworkRoutes", path: "Sources/Frameworks/NetworkRoutes", swiftSettings: settings),

    // OpenSSL's functions, for CryptoKit and CommonCrypto.
    .target(name: "Libcrypto", path: "Sources/Frameworks/Libcrypto", swiftSettings: settings),

    // Building blocks. Without access to the package, they use what an app can use, as on iOS.
    .target(
      name: "Portico", dependencies: [uikit], packageAccess: false, swiftSettings: settings),
    .target(
      name: "PorticoTesting",
      dependencies: [uikit, .target(name: "AppDriver", condition: .when(platforms: [.linux]))],
      exclude: elsewhere,
      swiftSettings: settings + [.define("SCREENS", .when(platforms: [.linux]))]),

    // The command: knows nothing of UIKit the module
    .target(name: "SwiftReading", swiftSettings: settings),
    .target(name: "PorticoCheck", dependencies: ["SwiftReading"], swiftSettings: settings),
    .target(
      name: "PorticoTemplates", dependencies: ["PorticoCheck", "SwiftReading"],
      swiftSettings: settings),
    .target(
      name: "PorticoPort", dependencies: ["PorticoCheck", "PorticoSource"], swiftSettings: settings),
    .target(
      name: "PorticoTool", dependencies: ["PorticoCheck", "PorticoTemplates", "PorticoPort"],
      swiftSettings: settings),
    .executableTarget(
      name: "PorticoCommand", dependencies: ["PorticoTool"], swiftSettings: settings),
    .plugin(
      name: "PorticoCheckPlugin",
      capability: .command(
        intent: .custom(
          verb: "portico-check", description: "Measure screens and find broken rules")),
      dependencies: ["PorticoCommand"]),

    // The translator of an app's own sources: knows nothing of checking
    .target(name: "PorticoSource", dependencies: ["SwiftReading"], swiftSettings: settings),
    .executableTarget(
      name: "PorticoSourceTool", dependencies: ["PorticoSource"], swiftSettings: settings),
    .plugin(
      name: "PorticoSources", capability: .buildTool(), dependencies: ["PorticoSourceTool"]),

    // Examples
    .target(
      name: "RepositorySearchDomain", path: "Examples/RepositorySearch/Domain",
      swiftSettings: settings),
    .target(
      name: "RepositorySearchPresentation", dependencies: ["RepositorySearchDomain"],
      path: "Examples/RepositorySearch/Presentation", swiftSettings: settings),
    .target(
      name: "RepositorySearchHTTP", path: "Examples/RepositorySearch/HTTP",
      swiftSettings: settings),
    .target(
      name: "RepositorySearchServices",
      dependencies: ["RepositorySearchDomain", "RepositorySearchHTTP"],
      path: "Examples/RepositorySearch/Services", swiftSettings: settings),
    .target(
      name: "RepositorySearchExample",
      dependencies: [
        "RepositorySearchDomain", "RepositorySearchPresentation", "RepositorySearchHTTP",
        "Portico", uikit,
      ],
      path: "Examples/RepositorySearch/Features"),
    .target(name: "GreetingLayout", dependencies: [uikit], path: "Examples/Greeting/Layout"),
    .target(
      name: "GreetingExample", dependencies: greetingModules + [uikit],
      path: "Examples/Greeting/Versions"),
    .target(
      name: "CalculatorDomain", path: "Examples/Calculator/Brain", swiftSettings: settings),
    .target(
      name: "CalculatorExample", dependencies: ["CalculatorDomain", "Portico", uikit],
      path: "Examples/Calculator", exclude: ["Brain", "README.md"]),
    .target(
      name: "SubscriptionsExample", dependencies: ["Portico", uikit],
      path: "Examples/Subscriptions", exclude: ["README.md"],
      resources: [.process("Resources")]),
    // Brings the sources of the examples with it.
    .target(
      name: "GalleryApp",
      dependencies: [
        "GreetingExample", "RepositorySearchExample", "RepositorySearchDomain",
        "RepositorySearchServices",
        "CalculatorExample", "SubscriptionsExample", "Portico", "PorticoCheck", uikit,
      ],
      path: "Examples", exclude: ["Gallery/Main", "Gallery/README.md"], sources: ["Gallery"],
      resources: [
        .copy("Greeting"), .copy("RepositorySearch"), .copy("Calculator"), .copy("Subscriptions"),
      ]),
    .executableTarget(
      name: "gallery", dependencies: ["GalleryApp", uikit], path: "Examples/Gallery/Main"),

    // Tests
    .testTarget(
      name: "PorticoCheckTests", dependencies: ["PorticoCheck", "SeededRandom"],
      exclude: ["Corpus"],
      swiftSettings: settings),
    .testTarget(
      name: "PorticoSourceTests", dependencies: ["PorticoSource", "SeededRandom"],
      swiftSettings: settings),
    .testTarget(
      name: "PorticoTemplatesTests", dependencies: ["PorticoTemplates", "PorticoCheck"],
      swiftSettings: settings),
    .testTarget(
      name: "PorticoPortTests",
      dependencies: ["PorticoPort", "PorticoCheck", "PorticoSource", "SeededRandom"],
      exclude: ["Projects"], swiftSettings: settings),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["PorticoCheck", "SeededRandom"],
      packageAccess: false,
      swiftSettings: settings),
    .testTarget(
      name: "TemplatesClientTests", dependencies: ["PorticoTemplates", "PorticoCheck"],
      packageAccess: false, swiftSettings: settings),
    .testTarget(name: "PorticoToolTests", dependencies: ["PorticoTool"], swiftSettings: settings),
    .testTarget(
      name: "DocumentationTests", dependencies: ["PorticoCheck"], swiftSettings: settings),
    .testTarget(
      name: "CassowaryTests", dependencies: ["Cassowary", "SeededRandom"], swiftSettings: settings),
    .testTarget(
      name: "CellRenderingTests",
      dependencies: ["CellRendering", "DisplayInterface", "SeededRandom"],
      swiftSettings: settings),
    .testTarget(
      name: "PointTextTests", dependencies: ["PointText", "DisplayInterface"],
      swiftSettings: settings),
    .testTarget(
      name: "TerminalDisplayTests",
      dependencies: ["TerminalDisplay", "CellRendering", "DisplayInterface", "SeededRandom"],
      swiftSettings: settings),
    .testTarget(
      name: "BrowserDisplayTests",
      dependencies: [
        "BrowserDisplay", "PointText", "SVGDrawing", "DisplayInterface", "UIKitCore",
        "SeededRandom",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SVGDrawingTests", dependencies: ["SVGDrawing"], swiftSettings: settings),
    .testTarget(
      name: "ScreenPicturesTests",
      dependencies: [
        "ScreenPictures", "SVGDrawing", "PointText", "ImageCoding", "DisplayInterface",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "mistakes", dependencies: ["UIKit", "UIKitRuntime"], path: "Tests/Support/Mistakes",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "network-changes", dependencies: ["Network", "SystemConfiguration"],
      path: "Tests/Support/NetworkChanges", swiftSettings: settings),
    .testTarget(
      name: "HeadlessDisplayTests",
      dependencies: ["HeadlessDisplay", "DisplayInterface", "SeededRandom"],
      swiftSettings: settings),
    // Ends a test run at the first turn that shows something else than the views say.
    .target(name: "StrictRendering", path: "Tests/Support/StrictRendering"),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "UIKitCore", "UIKitDiagnostics", "UIKitRuntime", "DisplayInterface",
        "HeadlessDisplay", "UniformTypeIdentifiers", "StrictRendering", "mistakes",
        "SeededRandom",
      ],
      resources: [.process("InterfaceBuilder/Files")], swiftSettings: settings),
    .testTarget(
      name: "Swift4ClientTests", dependencies: ["AVFoundation", "MapKit", "UIKit"],
      swiftSettings: [.swiftLanguageMode(.v4)]),
    .testTarget(
      name: "Swift5ClientTests", dependencies: ["Combine", "Network", "UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "PorticoTests", dependencies: ["Portico", "PorticoTesting", uikit, "SeededRandom"],
      resources: [.process("Storyboards/Files")], swiftSettings: settings),
    .testTarget(
      name: "PorticoTestingTests",
      dependencies: ["PorticoTesting", "AppDriver", "DisplayInterface", "UIKit"],
      swiftSettings: settings),
    .testTarget(
      name: "GreetingTests",
      dependencies: greetingModules + [
        "GreetingExample", "Portico", "PorticoCheck", "PorticoTesting", "SeededRandom", uikit,
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CalculatorTests",
      dependencies: [
        "CalculatorExample", "CalculatorDomain", "Portico", "PorticoTesting", uikit, "SeededRandom",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SubscriptionsTests",
      dependencies: ["SubscriptionsExample", "Portico", "PorticoTesting", "SeededRandom", uikit],
      swiftSettings: settings),
    .target(name: "MallocStatistics", path: "Tests/Support/MallocStatistics"),
    // Random numbers that can be had again, and how much tests try.
    .target(name: "SeededRandom", path: "Tests/Support/SeededRandom", swiftSettings: settings),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "GalleryApp", "RepositorySearchExample", "RepositorySearchDomain", "Portico",
        "PorticoTesting",
        "MallocStatistics", uikit,
        "SeededRandom",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "github-server", path: "Tests/Support/GitHubServer", swiftSettings: settings),
    .testTarget(
      name: "RepositorySearchTests",
      dependencies: [
        "RepositorySearchExample", "RepositorySearchDomain", "RepositorySearchPresentation",
        "RepositorySearchHTTP", "RepositorySearchServices", "PorticoCheck", "PorticoTesting",
        "Portico", "github-server", uikit,
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

package.targets += greetings.map {
  .target(
    name: "Greeting\($0)", dependencies: ["GreetingLayout", "Portico", uikit],
    path: "Examples/Greeting/\($0)")
}

package.products += frameworks.map { .library(name: $0.name, targets: [$0.name]) }
package.targets += frameworks.map {
  .target(
    name: $0.name, dependencies: $0.dependencies, path: "Sources/Frameworks/\($0.name)",
    swiftSettings: settings)
}
package.targets.append(
  .testTarget(
    name: "FrameworkTests",
    dependencies: frameworks.map { .target(name: $0.name) }
      + ["Libcrypto", "PorticoTesting", "UnifiedLogging", "network-changes", uikit],
    swiftSettings: settings))

if let hostLibraries {
  package.targets.append(
    .testTarget(
      name: "SourceReadingTests", dependencies: ["PorticoCheck", "SeededRandom"],
      swiftSettings: settings + [.unsafeFlags(["-I", hostLibraries])],
      linkerSettings: [
        .unsafeFlags([
          "-L", hostLibraries, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker",
          hostLibraries,
        ])
      ]))
} else {
  print(
    "warning: the toolchain has no host libraries of SwiftSyntax; SourceReadingTests is left out")
}

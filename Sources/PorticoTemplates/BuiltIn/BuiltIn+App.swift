extension BuiltIn {
  /// A package that runs: on Linux as an executable, on iOS as an app that Xcode opens.
  static let app = [
    TemplateFile(
      "Root/Package.swift",
      """
      // swift-tools-version: 6.2
      import PackageDescription

      #if canImport(AppleProductTypes)
        import AppleProductTypes
      #endif

      let package = Package(
        name: "{{App}}",
        platforms: [.iOS("17.0")],
        products: [],
        dependencies: [
          {{portico}}
        ],
        targets: [
          .executableTarget(
            name: "{{App}}",
            dependencies: [
              .product(name: "Portico", package: "{{porticoPackage}}"),
              // On iOS, UIKit is Apple's.
              .product(name: "UIKit", package: "{{porticoPackage}}", condition: .when(platforms: [.linux])),
            ]),
          .testTarget(name: "{{App}}Tests", dependencies: ["{{App}}"]),
        ]
      )

      // Xcode and Swift Playgrounds make an app of it.
      #if canImport(AppleProductTypes)
        package.products.append(
          .iOSApplication(
            name: "{{App}}", targets: ["{{App}}"], bundleIdentifier: "com.example.{{App}}",
            displayVersion: "1.0", bundleVersion: "1",
            appIcon: .placeholder(icon: .box), accentColor: .presetColor(.blue),
            supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [
              .portrait, .landscapeLeft, .landscapeRight,
              .portraitUpsideDown(.when(deviceFamilies: [.pad])),
            ]))
      #endif
      """),
    TemplateFile("Root/.gitignore", ".build/\n.swiftpm/\nxcuserdata/"),
    TemplateFile(
      "AppDelegate.swift",
      """
      import UIKit

      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          let window = UIWindow(frame: UIScreen.main.bounds)
          self.window = window
          {{Name}}Coordinator(loader: {{Name}}Loader(), window: window).start()
          return true
        }
      }
      """),
    TemplateFile(
      "{{Name}}/{{Name}}Loader.swift",
      """
      {{#usesFoundation}}
      import Foundation

      {{/usesFoundation}}
      /// Loads from nowhere yet: it makes the {{words}} up.
      struct {{Name}}Loader: {{Name}}Loading {
        func load{{Name}}() async throws -> {{Name}} {
          {{> aSample}}
        }
      }
      """),
  ]
}

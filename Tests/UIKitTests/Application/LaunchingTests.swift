import Foundation
import Testing
import UIKit
import UIKitCore

/// How an app starts, in processes of its own: it starts once.
@MainActor @Suite("An app that starts") struct LaunchingTests {
  /// Notes what it finds when it is told.
  final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var configurationName: String?
    /// What the app does when it has started.
    var start: () -> Void = {}
    var events: [String] = []
    var opened: [URL] = []

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      opened.append(url)
      return true
    }

    func application(
      _ application: UIApplication, configurationForConnecting connecting: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      configurationName.map { UISceneConfiguration(name: $0, sessionRole: connecting.role) }
        ?? connecting.configuration
    }

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      events.append("will \(window?.rootViewController != nil) \(window?.isHidden == false)")
      return true
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      events.append("did \(window?.rootViewController != nil) \(window?.isHidden == false)")
      start()
      return true
    }
  }

  final class WindowlessDelegate: NSObject, UIApplicationDelegate {}

  static func manifest(_ scenes: [String: String]...) -> [String: Any] {
    [
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": scenes]
      ]
    ]
  }

  private static func launch(
    _ delegate: some UIApplicationDelegate, _ values: [String: Any]
  ) -> (scene: UIWindowScene, complaints: [String]) {
    var complaints: [String] = []
    Console.write = { complaints.append($0) }
    let app = UIApplication.shared
    app.delegate = delegate
    app.launch(AppInformation(values, module: "UIKitTests"))
    return (app.windowScene, complaints)
  }

  @Test("has the window of its main storyboard before it is told, and shows it afterwards")
  func storyboard() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let delegate = Delegate()
        let (scene, complaints) = Self.launch(delegate, ["UIMainStoryboardFile": "Start"])
        #expect(delegate.events == ["will true false", "did true false"])
        #expect(scene.windows == [delegate.window] && delegate.window?.isKeyWindow == true)
        #expect(delegate.window?.rootViewController is StartViewController)
        #expect(delegate.window?.tintColor == UIColor(red: 0.75, green: 0.25, blue: 0.5, alpha: 1))
        #expect(complaints == [])
      }
    }
  }

  @Test(
    "makes the delegate and the window that its scene manifest names",
    arguments: ["$(PRODUCT_MODULE_NAME).StartSceneDelegate", "StartSceneDelegate"])
  func scene(name: String) async {
    await #expect(processExitsWith: .success) { [name = name as String] in
      await MainActor.run {
        let delegate = Delegate()
        let (scene, complaints) = Self.launch(
          delegate,
          Self.manifest(["UISceneDelegateClassName": name, "UISceneStoryboardFile": "Start"]))
        let sceneDelegate = scene.delegate as? StartSceneDelegate
        #expect(sceneDelegate?.wasConnectedWithWindow == true)
        #expect(scene.windows.count == 1 && scene.windows.first === sceneDelegate?.window)
        #expect(scene.keyWindow?.rootViewController is StartViewController)
        #expect(scene.keyWindow?.tintColor == UIColor(red: 0.75, green: 0.25, blue: 0.5, alpha: 1))
        #expect(delegate.window == nil)
        #expect(complaints == [])
      }
    }
  }

  @Test("fills in what a configuration that only has a name stands for")
  func named() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let delegate = Delegate()
        delegate.configurationName = "Second"
        let (scene, complaints) = Self.launch(
          delegate,
          Self.manifest(
            ["UISceneConfigurationName": "First", "UISceneStoryboardFile": "Start"],
            [
              "UISceneConfigurationName": "Second",
              "UISceneDelegateClassName": "UIKitTests.CodeSceneDelegate",
            ]))
        let sceneDelegate = scene.delegate as? CodeSceneDelegate
        #expect(sceneDelegate?.window?.windowScene === scene)
        #expect(scene.keyWindow === sceneDelegate?.window)
        #expect(scene.session.configuration.name == "Second")
        #expect(complaints == [])
      }
    }
  }

  // developer.apple.com/documentation/bundleresources/information-property-list/uiuserinterfacestyle
  @Test("has the style, the device and the orientations that its list names")
  func traits() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let former = UIScreen.main.traitCollection
        let style: UIUserInterfaceStyle = former.userInterfaceStyle == .dark ? .light : .dark
        let isPad = former.userInterfaceIdiom == .pad
        _ = Self.launch(
          WindowlessDelegate(),
          [
            "UIUserInterfaceStyle": style == .dark ? "Dark" : "Light",
            "UIDeviceFamily": [isPad ? 1 : 2],
            "UISupportedInterfaceOrientations": [
              "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
            ],
          ])
        let window = UIWindow(frame: UIScreen.main.bounds)
        #expect(window.traitCollection.userInterfaceStyle == style)
        #expect(UIDevice.current.userInterfaceIdiom == (isPad ? .phone : .pad))
        #expect(
          UIApplication.shared.supportedInterfaceOrientations(for: nil)
            == [.portrait, .landscapeLeft])
      }
    }
  }

  // developer.apple.com/documentation/xcode/defining-a-custom-url-scheme-for-your-app
  @Test("opens URLs of its own schemes itself", arguments: [true, false])
  func schemes(hasScenes: Bool) async {
    await #expect(processExitsWith: .success) { [hasScenes = hasScenes as Bool] in
      await Self.openOwnURL(hasScenes: hasScenes)
    }
  }

  private static func openOwnURL(hasScenes: Bool) async {
    guard let url = URL(string: "Tally://game/1") else { return }
    let delegate = Delegate()
    var values: [String: Any] = ["CFBundleURLTypes": [["CFBundleURLSchemes": ["tally"]]]]
    if hasScenes {
      values.merge(manifest(["UISceneDelegateClassName": "CodeSceneDelegate"])) { $1 }
    }
    let (scene, _) = launch(delegate, values)
    #expect(UIApplication.shared.canOpenURL(url))
    let didOpen = await withCheckedContinuation { done in
      if hasScenes {
        scene.open(url, options: nil) { done.resume(returning: $0) }
      } else {
        UIApplication.shared.open(url) { done.resume(returning: $0) }
      }
    }
    let sceneDelegate = scene.delegate as? CodeSceneDelegate
    #expect(didOpen && (hasScenes ? sceneDelegate?.opened : delegate.opened) == [url])
  }

  @Test("says why nothing shows, and which class is not there")
  func blank() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let (_, complaints) = Self.launch(
          Delegate(), Self.manifest(["UISceneDelegateClassName": "Nobody"]))
        #expect(complaints.count == 2)
        #expect(
          complaints.first?.contains("could not load class with name \"UIKitTests.Nobody\"") == true
        )
        #expect(complaints.last?.contains("no window was shown") == true)
      }
    }
  }

  @Test(
    "says which window does not show, and what to do",
    arguments: [
      ("hidden", " is hidden. Call makeKeyAndVisible() on it."),
      ("released", "a window was made, but nothing holds it. Keep it in a property"),
      ("released with a root", "a window was made, but nothing holds it. Keep it in a property"),
      ("empty", ": set its rootViewController."),
      ("none", "make a window in application(_:didFinishLaunchingWithOptions:)."),
    ])
  func windowless(mistake: String, reason: String) async {
    await #expect(processExitsWith: .success) {
      [mistake = mistake as String, reason = reason as String] in
      await MainActor.run {
        let delegate = Delegate()
        delegate.start = { [unowned delegate] in
          let window = mistake == "none" ? nil : UIWindow()
          if !mistake.hasPrefix("released") { delegate.window = window }
          if mistake == "released with a root" { window?.rootViewController = UIViewController() }
          if mistake != "hidden" { window?.makeKeyAndVisible() }
        }
        let (_, complaints) = Self.launch(delegate, ["CFBundleName": "App"])
        #expect(complaints.count == 1 && complaints[0].contains(reason), "\(complaints)")
      }
    }
  }

  @Test("says that a delegate does not keep the window of its storyboard")
  func windowProperty() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let (_, complaints) = Self.launch(WindowlessDelegate(), ["UIMainStoryboardFile": "Start"])
        #expect(complaints.count == 1)
        #expect(
          complaints.first?.contains("Add var window: UIWindow? to WindowlessDelegate.") == true)
      }
    }
  }

  @Test("says that a scene's delegate does not keep the window of its storyboard")
  func sceneWindowProperty() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let (_, complaints) = Self.launch(
          Delegate(),
          Self.manifest([
            "UISceneDelegateClassName": "WindowlessSceneDelegate", "UISceneStoryboardFile": "Start",
          ]))
        #expect(complaints.count == 1)
        #expect(
          complaints.first?.contains("Add var window: UIWindow? to WindowlessSceneDelegate.")
            == true)
      }
    }
  }

  @Test("says once what is wrong with the delegate of a scene")
  func sceneDelegates() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let delegate = Delegate()
        delegate.configurationName = "First"
        let (_, complaints) = Self.launch(
          delegate,
          Self.manifest([
            "UISceneConfigurationName": "First",
            "UISceneDelegateClassName": "StartViewController",
          ]))
        #expect(
          complaints.first?.contains("StartViewController, the class of the scene's delegate")
            == true)
        #expect(complaints.last?.contains("has no delegate to keep a window.") == true)
        #expect(complaints.count == 2)
      }
    }
  }

  @Test("reads what was written into the program for the module of its delegate")
  func declared() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        _declareInfoPlist(
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Start</string>
          <key>CFBundleIdentifier</key><string>com.example.start</string></dict></plist>
          """, of: "UIKitTests")
        #expect(_module(ofBundle: "com.example.start") == "UIKitTests")
        #expect(_module(ofBundle: "com.example.other") == nil)
        let information = AppInformation(delegate: Delegate())
        #expect(information.mainStoryboard == "Start")
        #expect(information.module == "UIKitTests")
        #expect(information.scenes.isEmpty)
      }
    }
  }
}

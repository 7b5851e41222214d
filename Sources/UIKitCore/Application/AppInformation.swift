import Foundation
import Synchronization
import UIKitDiagnostics

/// What an app says of itself in its `Info.plist`.
///
/// A package's resources have no place of that name, so that of the delegate's module is looked for: what the
/// build-tool plugin has written into the program, else a property list in the module's resource bundle whose
/// name ends with `Info.plist`, else what the main bundle says.
@MainActor package struct AppInformation {
  /// A scene that the manifest describes.
  package struct Scene {
    package let name: String?
    package let delegateClass: String?
    package let storyboard: String?
  }

  private let values: [String: Any]
  /// The file, for messages; `nil` if there is none.
  let source: String?
  /// The module of the app's own classes.
  package let module: String?

  /// The texts of property lists that are written into the program, by module.
  nonisolated static let declared = Mutex<[String: String]>([:])

  /// What the app says whose delegate is of a class.
  package init(delegate: (any UIApplicationDelegate)?) {
    let module = delegate.flatMap { String(reflecting: type(of: $0)).split(separator: ".").first }
    self.init(module: module.map(String.init))
  }

  private init(module: String?) {
    self.module = module
    let declared = module.flatMap { module in Self.declared.withLock { $0[module] } }
    let bundles = module.map(ResourceBundles.bundles(of:)) ?? []
    if let values = declared.flatMap({ Self.propertyList(Data($0.utf8)) }) {
      (self.values, source) = (values, "Info.plist")
    } else if let (values, source) = bundles.lazy.compactMap(Self.values).first {
      (self.values, self.source) = (values, source)
    } else {
      values = Bundle.main.infoDictionary ?? [:]
      source = values.isEmpty ? nil : "Info.plist"
    }
  }

  package init(_ values: [String: Any], module: String? = nil) {
    (self.values, self.module) = (values, module)
    source = values.isEmpty ? nil : "Info.plist"
  }

  private static func values(in bundle: Bundle) -> (values: [String: Any], source: String)? {
    var lists: [(values: [String: Any], source: String)] = []
    let files = FileManager.default.enumerator(atPath: bundle.bundlePath)
    while let path = files?.nextObject() as? String {
      if path.hasSuffix(".xcassets") { files?.skipDescendants() }
      guard path.hasSuffix("Info.plist"),
        let data = FileManager.default.contents(atPath: bundle.bundlePath + "/" + path)
      else { continue }
      guard let values = propertyList(data) else {
        trap(
          "\(path) in \(bundle.bundleURL.lastPathComponent) is no property list. Correct it: every element "
            + "must be closed, and a dict be the outermost one")
      }
      lists.append((values, path))
    }
    // Services have lists of like names.
    let isOfApp = { (key: String) in key.hasPrefix("UI") || key.hasPrefix("CF") }
    return lists.first { $0.values.keys.contains(where: isOfApp) } ?? lists.first
  }

  nonisolated static func propertyList(_ data: Data) -> [String: Any]? {
    (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
  }

  // MARK: What it says

  /// The storyboard that an app without scenes starts with.
  package var mainStoryboard: String? {
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    return text(isPad ? "UIMainStoryboardFile~ipad" : "UIMainStoryboardFile~iphone")
      ?? text("UIMainStoryboardFile")
  }

  /// Whether the app lives in scenes, described or not.
  var hasManifest: Bool { values["UIApplicationSceneManifest"] != nil }

  /// The scenes with windows that the app may show; none in apps that do without.
  package var scenes: [Scene] {
    let manifest = values["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]] ?? []
    return scenes.map { scene in
      Scene(
        name: scene["UISceneConfigurationName"] as? String,
        delegateClass: (scene["UISceneDelegateClassName"] as? String).map(className),
        storyboard: scene["UISceneStoryboardFile"] as? String)
    }
  }

  /// What the app is called.
  var displayName: String? {
    text("CFBundleDisplayName") ?? text("CFBundleName") ?? module
  }

  /// Whether the app tells a pointer from a finger.
  var supportsIndirectInput: Bool {
    values["UIApplicationSupportsIndirectInputEvents"] as? Bool ?? false
  }

  /// The style that all windows have; unspecified if they follow the device's.
  private var style: UIUserInterfaceStyle {
    switch text("UIUserInterfaceStyle") {
    case "Light": .light
    case "Dark": .dark
    default: .unspecified
    }
  }

  /// The only kind of device that the app is for. On another it runs as on that one.
  private var idiom: UIUserInterfaceIdiom {
    switch (values["UIDeviceFamily"] as? [Int]) ?? (values["UIDeviceFamily"] as? Int).map({ [$0] })
    {
    case [1]: .phone
    case [2]: .pad
    default: .unspecified
    }
  }

  /// What the app says of its screen, whatever the display is like.
  var traits: UITraitCollection {
    UITraitCollection {
      $0.style = style
      $0.idiom = idiom
    }
  }

  /// The orientations that windows may have unless the delegate says otherwise; `nil` if the list names none.
  var orientations: UIInterfaceOrientationMask? {
    let key = "UISupportedInterfaceOrientations"
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    let names = values[key + (isPad ? "~ipad" : "~iphone")] ?? values[key]
    guard let names = names as? [String], !names.isEmpty else { return nil }
    return names.reduce(into: []) { mask, name in
      switch name {
      case "UIInterfaceOrientationPortrait": mask.insert(.portrait)
      case "UIInterfaceOrientationPortraitUpsideDown": mask.insert(.portraitUpsideDown)
      case "UIInterfaceOrientationLandscapeLeft": mask.insert(.landscapeLeft)
      case "UIInterfaceOrientationLandscapeRight": mask.insert(.landscapeRight)
      default: break
      }
    }
  }

  /// Whether the app opens URLs of this scheme.
  func handles(scheme: String) -> Bool {
    let types = values["CFBundleURLTypes"] as? [[String: Any]] ?? []
    return types.contains { type in
      (type["CFBundleURLSchemes"] as? [String] ?? [])
        .contains { $0.caseInsensitiveCompare(scheme) == .orderedSame }
    }
  }

  private func text(_ key: String) -> String? {
    guard let text = values[key] as? String, !text.isEmpty else { return nil }
    return text
  }

  /// Xcode fills in the module; a list that was written by hand may leave it out.
  private func className(_ text: String) -> String {
    guard let module else { return text }
    let name = text.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
      .replacingOccurrences(of: "${PRODUCT_MODULE_NAME}", with: module)
    return name.contains(".") ? name : "\(module).\(name)"
  }
}

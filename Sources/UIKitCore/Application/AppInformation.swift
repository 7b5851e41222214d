import Foundation
import Synchronization
import UIKitDiagnostics

/// The contents of an app's `Info.plist`.
///
/// A package can't have a resource with this name. Therefore the property list of the delegate's module is
/// searched in this order: the one that the build tool plugin compiled into the program, a file in the module's
/// resource bundle whose name ends with `Info.plist`, and that of the main bundle.
@MainActor package struct AppInformation {
  /// A scene in the manifest.
  package struct Scene {
    package let name: String?
    package let delegateClass: String?
    package let storyboard: String?
  }

  private let values: [String: Any]
  /// The name of the file, or its path in the resource bundle, for messages; `nil` if there is none.
  let source: String?
  /// The module of the app's own classes.
  package let module: String?

  /// The texts of the property lists that are compiled into the program, by module.
  nonisolated static let declared = Mutex<[String: String]>([:])

  /// Creates the information of the app whose delegate has the given class.
  package init(delegate: (any UIApplicationDelegate)?) {
    self.init(module: delegate.map { ClassNames.module(of: type(of: $0)) })
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
      values = Self.propertyList(of: .main)
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
    // Services have property lists with similar names.
    let isOfApp = { (key: String) in key.hasPrefix("UI") || key.hasPrefix("CF") }
    return lists.first { $0.values.keys.contains(where: isOfApp) } ?? lists.first
  }

  /// Returns the property list of a bundle, as `infoDictionary` does; empty if it has none.
  ///
  /// Foundation takes as long to convert an empty dictionary as UIKit to draw a frame. Therefore the file is looked for
  /// first. It lies beside the resources or, if these have a folder, beside that.
  package static func propertyList(of bundle: Bundle) -> [String: Any] {
    let resources = bundle.resourceURL ?? bundle.bundleURL
    let folders = [resources, resources.deletingLastPathComponent()]
    let hasList = folders.contains {
      FileManager.default.fileExists(atPath: $0.path + "/Info.plist")
    }
    return hasList ? bundle.infoDictionary ?? [:] : [:]
  }

  nonisolated static func propertyList(_ data: Data) -> [String: Any]? {
    (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
  }

  // MARK: Contents

  /// The main storyboard of an app without scenes.
  package var mainStoryboard: String? {
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    return text(isPad ? "UIMainStoryboardFile~ipad" : "UIMainStoryboardFile~iphone")
      ?? text("UIMainStoryboardFile")
  }

  /// Whether the app uses scenes, even if the manifest describes none.
  var hasManifest: Bool { values["UIApplicationSceneManifest"] != nil }

  /// The window scenes of the app; empty if the app has none.
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

  /// The name of the app.
  var displayName: String? {
    text("CFBundleDisplayName") ?? text("CFBundleName") ?? module
  }

  /// Whether the app distinguishes a pointer from a finger.
  var supportsIndirectInput: Bool {
    values["UIApplicationSupportsIndirectInputEvents"] as? Bool ?? false
  }

  /// The interface style of all windows; unspecified if they follow that of the device.
  private var style: UIUserInterfaceStyle {
    switch text("UIUserInterfaceStyle") {
    case "Light": .light
    case "Dark": .dark
    default: .unspecified
    }
  }

  /// The only kind of device that the app supports. On other devices it behaves as on that one.
  private var idiom: UIUserInterfaceIdiom {
    switch (values["UIDeviceFamily"] as? [Int]) ?? (values["UIDeviceFamily"] as? Int).map({ [$0] })
    {
    case [1]: .phone
    case [2]: .pad
    default: .unspecified
    }
  }

  /// The traits that the app specifies, regardless of the display.
  var traits: UITraitCollection {
    UITraitCollection {
      $0.style = style
      $0.idiom = idiom
    }
  }

  /// The orientations of windows unless the delegate specifies them; `nil` if the list contains none.
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

  /// Returns whether the app opens URLs with this scheme.
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

  /// Returns a class name with its module. Xcode inserts the module; manually written lists may omit it.
  private func className(_ text: String) -> String {
    guard let module else { return text }
    let name = text.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
      .replacingOccurrences(of: "${PRODUCT_MODULE_NAME}", with: module)
    return name.contains(".") ? name : "\(module).\(name)"
  }
}

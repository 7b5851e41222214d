import Foundation
import PorticoCheck

/// An app's `Info.plist` as Xcode generates it, with the values of build settings.
struct InfoPlist {
  private(set) var text: String?
  private(set) var problem: Remark?

  init(_ target: XcodeTarget, folder: String) {
    let settings = target.debug
    var values: [String: Any] = [:]
    if let information = target.information {
      let list = Self.value(information) as? [String: Any] ?? [:]
      values = (Self.filled(list, settings) as? [String: Any] ?? [:])
        .merging(Self.generated(target)) { old, _ in old }
    } else if let name = settings["INFOPLIST_FILE"] {
      let path = Paths.join(folder, name)
      do {
        let text = try TextFile.found(path)
        let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        values = Self.filled(list, settings) as? [String: Any] ?? [:]
      } catch {
        problem = Remark(
          target.project, target.line, "\(name) is not there, or is no property list")
      }
    } else if !settings.isOn("GENERATE_INFOPLIST_FILE") {
      return
    }
    if settings.isOn("GENERATE_INFOPLIST_FILE") {
      values.merge(Self.generated(target)) { old, _ in old }
    }
    let data = try? PropertyListSerialization.data(
      fromPropertyList: values, format: .xml, options: 0)
    text = data.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the path of the file in the project.
  static func path(_ target: XcodeTarget, folder: String) -> String? {
    target.debug["INFOPLIST_FILE"].map { Paths.join(folder, $0) }
  }

  /// Returns the value of a spec, with YAML's Boolean values and integers.
  private static func value(_ list: PropertyList) -> Any {
    switch list.value {
    case .text(let text):
      ["true": true, "false": false, "YES": true, "NO": false][text] ?? Int(text) ?? text as Any
    case .list(let items): items.map(value)
    case .table(let table): table.mapValues(value)
    }
  }

  private static func filled(_ value: Any, _ settings: BuildSettings) -> Any {
    switch value {
    case let text as String: settings.expanded(text)
    case let list as [Any]: list.map { filled($0, settings) }
    case let table as [String: Any]: table.mapValues { filled($0, settings) }
    default: value
    }
  }

  private static func generated(_ target: XcodeTarget) -> [String: Any] {
    let settings = target.debug
    var values: [String: Any] = [
      "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundlePackageType": ["application": "APPL", "framework": "FMWK"][target.product]
        ?? "BNDL",
    ]
    for (key, name) in [
      ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"),
      ("CFBundleExecutable", "EXECUTABLE_NAME"),
      ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("CFBundleName", "PRODUCT_NAME"),
      ("CFBundleShortVersionString", "MARKETING_VERSION"),
      ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
    ] {
      values[key] = settings[name]
    }
    let prefix = "INFOPLIST_KEY_"
    for name in settings.names(prefix) {
      guard let text = settings[name], !name.contains("[") else { continue }
      var key = String(name.dropFirst(prefix.count))
      if key == "UIApplicationSceneManifest_Generation" {
        values["UIApplicationSceneManifest"] = [
          "UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: Any](),
        ]
        continue
      }
      if key == "UILaunchScreen_Generation" {
        values["UILaunchScreen"] = ["UILaunchScreen": [String: Any]()]
        continue
      }
      for (ending, device) in [("_iPhone", "~iphone"), ("_iPad", "~ipad")]
      where key.hasSuffix(ending) {
        key = key.dropLast(ending.count) + device
      }
      if key.hasPrefix("UISupportedInterfaceOrientations") {
        values[key] = text.split(separator: " ").map(String.init)
      } else {
        values[key] = ["YES": true, "NO": false][text] ?? text as Any
      }
    }
    return values
  }
}

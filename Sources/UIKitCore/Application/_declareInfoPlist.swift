public import Foundation
import Synchronization

/// Registers the text of a module's `Info.plist`, which can't be a resource of a package.
///
/// The build tool plugin generates code that calls this when the program starts.
public func _declareInfoPlist(_ text: String, of module: String) {
  AppInformation.declared.withLock { $0[module] = text }
}

/// Returns the contents of a bundle's `Info.plist`.
///
/// - Parameters:
///   - main: The main bundle, which belongs to `module`.
///   - other: The module whose bundle is the program's folder, because it has no resources.
public func _infoDictionary(
  _ bundle: Bundle, main: Bundle, of module: String, else other: String
) -> [String: Any]? {
  let path = bundle.bundlePath
  return AppInformation.declared.withLock { declared in
    let name =
      path == main.bundlePath && declared[module] != nil
      ? module : declared.keys.first { path.hasSuffix("_\($0).resources") }
    // Other bundles have an `Info.plist` file or none.
    guard let text = declared[name ?? other], name != nil || !path.hasSuffix(".resources") else {
      return bundle.infoDictionary
    }
    return AppInformation.propertyList(Data(text.utf8))
  }
}

/// Returns the module whose property list contains a bundle identifier.
public func _module(ofBundle identifier: String) -> String? {
  AppInformation.declared.withLock { declared in
    declared.first {
      let values = AppInformation.propertyList(Data($0.value.utf8))
      return values?["CFBundleIdentifier"] as? String == identifier
    }?.key
  }
}

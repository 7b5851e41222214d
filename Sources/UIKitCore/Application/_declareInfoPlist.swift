public import Foundation
import Synchronization

/// Makes the text of a module's `Info.plist` known, which a package's resources have no place for.
///
/// The build-tool plugin has it called when the program starts.
public func _declareInfoPlist(_ text: String, of module: String) {
  AppInformation.declared.withLock { $0[module] = text }
}

/// What a bundle's `Info.plist` says.
///
/// - Parameters:
///   - main: The main bundle, that of `module`.
///   - other: The module whose bundle is the program's folder, since it has no resources.
public func _infoDictionary(
  _ bundle: Bundle, main: Bundle, of module: String, else other: String
) -> [String: Any]? {
  let path = bundle.bundlePath
  return AppInformation.declared.withLock { declared in
    let name =
      path == main.bundlePath && declared[module] != nil
      ? module : declared.keys.first { path.hasSuffix("_\($0).resources") }
    // Other bundles have a file, or nothing to say.
    guard let text = declared[name ?? other], name != nil || !path.hasSuffix(".resources") else {
      return bundle.infoDictionary
    }
    return AppInformation.propertyList(Data(text.utf8))
  }
}

/// The module whose property list has a bundle's identifier.
public func _module(ofBundle identifier: String) -> String? {
  AppInformation.declared.withLock { declared in
    declared.first {
      let values = AppInformation.propertyList(Data($0.value.utf8))
      return values?["CFBundleIdentifier"] as? String == identifier
    }?.key
  }
}

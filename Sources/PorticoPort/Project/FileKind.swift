/// The way in which Xcode treats a file, by its extension.
enum FileKind {
  case swift
  /// A source that is compiled, but isn't Swift.
  case otherSource
  case resource
  /// A file that is read while building, or not at all.
  case none

  init(_ path: String) {
    switch Paths.ending(path) {
    case "swift": self = .swift
    case "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal", "xcdatamodeld", "xcdatamodel",
      "xcmappingmodel", "intentdefinition", "mlmodel", "mlpackage", "l", "y":
      self = .otherSource
    case "h", "hh", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "framework",
      "xcframework", "a", "tbd", "dylib", "xcodeproj", "xcworkspace", "playground", "docc",
      "xctestplan", "storekit", "gitkeep", "":
      self = .none
    default: self = .resource
    }
  }

  /// Folders that Xcode displays as a single file.
  static let bundles: Set<String> = [
    "xcassets", "bundle", "framework", "xcframework", "xcdatamodeld", "xcdatamodel", "playground",
    "docc", "mlpackage", "mlmodelc", "scnassets", "xcodeproj", "xcworkspace", "xcmappingmodel",
    "xcstickers", "icon",
  ]

  /// Returns the reason why a source that isn't Swift is left out.
  static func reason(_ path: String) -> String {
    switch Paths.ending(path) {
    case "m", "mm": "Objective-C"
    case "c", "cc", "cpp", "cxx", "s": "C in a target of Swift"
    case "metal": "Metal"
    case "xcdatamodeld", "xcdatamodel", "xcmappingmodel": "Core Data"
    case "mlmodel", "mlpackage": "Core ML"
    case "intentdefinition": "SiriKit"
    default: "no Swift"
    }
  }
}

import PorticoSource

/// The modules that sources can import without a target or package.
enum KnownModules {
  /// The modules of the toolchain on Linux and of Portico, and the modules that the translator replaces.
  static let present = Set(
    """
    Swift _Concurrency _StringProcessing Observation Synchronization RegexBuilder Distributed Cxx CxxStdlib Glibc
    Foundation FoundationEssentials FoundationInternationalization FoundationNetworking FoundationXML CoreFoundation
    Dispatch XCTest Testing Builtin
    UIKit CoreGraphics QuartzCore Portico PorticoTesting
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
  ).union(translated).union(AppleModules.frameworks)

  static let translated: Set<String> = ["os", "OSLog", "ObjectiveC"]

  /// The modules that a package can use only if it's translated, because its own build doesn't find them.
  static let needPortico: Set<String> = translated.union([
    "UIKit", "CoreGraphics", "QuartzCore",
  ]).union(AppleModules.frameworks)
}

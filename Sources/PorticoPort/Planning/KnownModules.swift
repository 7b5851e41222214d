import PorticoSource

/// Modules that sources may import without a target or package of their own.
enum KnownModules {
  /// Of the toolchain on Linux, of Portico, and those that the translator answers for.
  static let present = Set(
    """
    Swift _Concurrency _StringProcessing Observation Synchronization RegexBuilder Distributed Cxx CxxStdlib Glibc
    Foundation FoundationEssentials FoundationInternationalization FoundationNetworking FoundationXML CoreFoundation
    Dispatch XCTest Testing Builtin
    UIKit CoreGraphics QuartzCore Portico PorticoTesting
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
  ).union(translated).union(AppleModules.frameworks)

  static let translated: Set<String> = ["os", "OSLog", "ObjectiveC"]

  /// Modules for which a package has to be translated: it would not find them by itself.
  static let needPortico: Set<String> = translated.union([
    "UIKit", "CoreGraphics", "QuartzCore",
  ]).union(AppleModules.frameworks)
}

extension Translator {
  /// Returns the declarations that all files of the module share.
  package func support() -> String {
    var lines = ["import Foundation"]
    if options.hasUIKit { lines.append("import UIKit") }
    let host = options.hasUIKit ? hostDelegate : nil
    if options.hasUIKit, hasTestCases { lines.append("import XCTest") }
    if let host { lines.append("@testable import \(host.module)") }
    lines.append(Self.bundles)
    lines.append(Self.unchecked)
    if options.hasUIKit {
      lines += [Self.identifiers, Self.timers, Self.types, Self.classNames, folders]
    }
    // Declares these in the module itself, because those of an imported module wouldn't take precedence over
    // Foundation's.
    if options.hasResources || index.files.contains(where: { !$0.testableImports.isEmpty }) {
      // Tests run in the app, whose bundle is then the main bundle.
      let main = host?.module ?? index.name
      // Foundation's own, which the accessor of the module's bundle means too, is no app's.
      lines.append(
        """

        nonisolated extension Foundation.Bundle {
          private static let mainResources = resources(of: "\(main)")

          static var main: Foundation.Bundle {
            Foundation.Bundle(url: mainResources ?? folder)!
          }
        }

        nonisolated func NSLocalizedString(
          _ key: String, tableName: String? = nil, bundle: Foundation.Bundle = .main,
          value: String = "", comment: String
        ) -> String {
          bundle.localizedString(forKey: key, value: value, table: tableName)
        }
        """)
      if options.hasUIKit {
        lines.append(Self.localization)
        lines.append(
          options.assets.declarations { type in
            Set(
              index.foreignExtensions.filter { $0.declaration.name == type }
                .flatMap(\.declaration.members).map(\.name))
          })
      }
    }
    if let networking { lines.append(networking) }
    if names("intersects") { lines.append(Self.intersections) }
    if let information = options.information { lines.append(Self.information(information)) }
    if let reader = informationReader(main: host?.module ?? index.name) { lines.append(reader) }
    if options.hasUIKit {
      let declaration = "_declareInfoPlist(infoPlist, of: \"\(index.name)\")"
      var statements = registrations + (options.information == nil ? [] : [declaration])
      if let host {
        lines.append(Self.host(host.type, of: index.name))
        statements.append("XCTestObservationCenter.shared.addTestObserver(HostLauncher())")
      }
      lines.append(Self.registration(statements, isTest: hasTestCases))
      if let observingExpectations { lines.append(observingExpectations) }
      lines += testDeclarations
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns code that registers the members that extensions add to external classes: at the start of the program
  /// or, with compilers that don't support this, when one of their selectors is first named.
  private static func registration(_ statements: [String], isTest: Bool) -> String {
    """

    private let registration: Void = {
    \(statements.map { "  \($0)\n" }.joined())}()

    func _selector(_ name: String) -> Selector {
      registration
      return Selector(name)
    }
    """
      + (isTest ? recorder : "")
      + (statements.isEmpty && !isTest
        ? ""
        : """


        #if compiler(>=6.3)
        @section(".init_array") @used
        private let start: @convention(c) () -> Void = { \(isTest ? supervision : "")registration }
        #endif
        """)
  }

  /// Returns a declaration with the contents of `Info.plist`, because SwiftPM can't store the file in a bundle.
  private static func information(_ text: String) -> String {
    """

    nonisolated private let infoPlist = ###\"""
    \(text)
    \"""###
    """
  }

  /// Returns the members of `Bundle` that read this text. In tests that run in the app, they read the app's, too.
  private func informationReader(main: String) -> String? {
    let values: String
    if options.hasUIKit {
      guard
        options.information != nil
          || index.files.contains(where: { !$0.testableImports.isEmpty })
      else { return nil }
      values = """
          var infoDictionary: [String: Any]? {
            _infoDictionary(self, main: .main, of: "\(main)", else: "\(index.name)")
          }
        """
    } else {
      guard options.information != nil else { return nil }
      values = """
          nonisolated(unsafe) private static let information =
            (try? PropertyListSerialization.propertyList(from: Data(infoPlist.utf8), format: nil))
            as? [String: Any]

          var infoDictionary: [String: Any]? {
            bundlePath == Foundation.Bundle.main.bundlePath ? Self.information : nil
          }
        """
    }
    return """

      nonisolated extension Foundation.Bundle {
      \(values)

        func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }

        var bundleIdentifier: String? { infoDictionary?["CFBundleIdentifier"] as? String }
      }
      """
  }

  /// Localized texts in the user's language, including those in string catalogs. Foundation supports neither.
  private static let localization = """

    nonisolated extension Foundation.Bundle {
      func localizedString(forKey key: String, value: String?, table: String?) -> String {
        _localizedString(key, value, table, self)
      }
    }

    // Foundation's own, which these replace, share their parameters.
    nonisolated extension String {
      init(format: __shared String, _ arguments: any CVarArg...) {
        self = _formatted(format, nil, arguments)
      }

      init(format: __shared String, arguments: __shared [any CVarArg]) {
        self = _formatted(format, nil, arguments)
      }

      init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
        self = _formatted(format, locale, arguments)
      }

      init(
        format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]
      ) {
        self = _formatted(format, locale, arguments)
      }

      static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        _formatted(format, .current, arguments)
      }
    }

    nonisolated extension Foundation.NSString {
      static func localizedStringWithFormat(
        _ format: Foundation.NSString, _ arguments: any CVarArg...
      ) -> Foundation.NSString {
        Foundation.NSString(string: _formatted("\\(format)", .current, arguments))
      }
    }
    """

  /// On Apple's platforms, rectangles that only touch don't intersect, but an empty one intersects those that contain
  /// its origin.
  private static let intersections = """

    nonisolated extension Foundation.CGRect {
      func intersects(_ rect2: Foundation.CGRect) -> Bool {
        !isNull && !rect2.isNull
          && (minX == rect2.minX || minX < rect2.maxX && rect2.minX < maxX)
          && (minY == rect2.minY || minY < rect2.maxY && rect2.minY < maxY)
      }
    }
    """

  /// The `userInfo` of a timer, which Foundation doesn't keep.
  private static let timers = """

    nonisolated extension Foundation.Timer {
      var userInfo: Any? { _userInfo }
    }
    """

  /// Foundation's types of these names do nothing on Linux.
  private static let types = """

    public typealias NSExpression = _NSExpression
    public typealias NSComparisonPredicate = _NSComparisonPredicate
    public typealias PersonNameComponentsFormatter = _PersonNameComponentsFormatter
    """

  /// The folders of the app. Foundation's are the user's own.
  private var folders: String {
    // A class of the app can't override members that an extension declares.
    let isOverridden = index.classes.contains { $0.declaration.inherited.contains("FileManager") }
    return (isOverridden ? "" : Self.fileManagerFolders) + Self.homeFolders
  }

  private static let fileManagerFolders = """

    nonisolated extension Foundation.FileManager {
      func urls(
        for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
      ) -> [Foundation.URL] {
        _urls(for: directory, in: domainMask, of: self)
      }

      func url(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
        appropriateFor url: Foundation.URL?, create shouldCreate: Bool
      ) throws -> Foundation.URL {
        try _url(
          for: directory, in: domain, appropriateFor: url, create: shouldCreate, of: self)
      }
    }

    """

  private static let homeFolders = """

    nonisolated extension Foundation.URL {
      static var homeDirectory: Foundation.URL { _homeDirectory() }
    }

    nonisolated func NSHomeDirectory() -> String { _homeDirectory().path }

    nonisolated func NSSearchPathForDirectoriesInDomains(
      _ directory: Foundation.FileManager.SearchPathDirectory,
      _ domainMask: Foundation.FileManager.SearchPathDomainMask, _ expandTilde: Bool
    ) -> [String] {
      _urls(for: directory, in: domainMask, of: .default).map(\\.path)
    }
    """

  /// A wrapper that passes a test to the main actor.
  private static let unchecked = """

    nonisolated struct _Unchecked<Value>: @unchecked Sendable {
      let value: Value

      init(_ value: Value) { self.value = value }
    }
    """

  /// Finds a bundle by its identifier. The bundles of a program have no property list that Foundation finds.
  private static let identifiers = """

    nonisolated extension Foundation.Bundle {
      convenience init?(identifier: String) {
        guard let module = _module(ofBundle: identifier) else { return nil }
        self.init(url: resources(of: module) ?? folder)
      }
    }
    """

  /// Finds the resources of a class's module in the program's folder.
  private static let bundles = """

    nonisolated private let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()

    nonisolated private func resources(of module: String) -> URL? {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.first { $0.hasSuffix("_\\(module).resources") }
        .map { folder.appendingPathComponent($0) }
    }

    nonisolated extension Foundation.Bundle {
      convenience init(for aClass: AnyClass) {
        let module = String(reflecting: aClass).prefix { $0 != "." }
        self.init(url: resources(of: String(module)) ?? folder)!
      }
    }
    """
}

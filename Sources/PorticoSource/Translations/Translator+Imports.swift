import SwiftReading

extension Translator {
  private static let networking = [
    "URLSession", "URLRequest", "HTTPURLResponse", "URLProtocol", "URLCredential", "URLCache",
    "HTTPCookie", "URLAuthenticationChallenge",
  ]

  private static let foundation: Set<String> = [
    "Bundle", "Calendar", "Data", "Date", "DateComponents", "DateFormatter", "DispatchQueue",
    "FileManager", "IndexPath", "JSONDecoder", "JSONEncoder", "Locale", "Notification",
    "NotificationCenter", "NumberFormatter", "OperationQueue", "ProcessInfo", "RunLoop",
    "TimeInterval", "TimeZone", "Timer", "URL", "URLComponents", "URLQueryItem", "UserDefaults",
    "UUID",
  ]

  /// Adds imports of modules that other modules export on Apple's platforms, and replaces the names of modules that
  /// have a substitute.
  func settleImports(_ draft: Draft) {
    let file = draft.file
    var present: Set<String> = []
    for line in file.imports {
      if let module = substitute(line, draft) { present.insert(module) }
    }
    for (token, name) in file.replacements {
      draft.edits.replace(file.range(token..<(token + 1)), with: name)
    }
    // Some of Foundation's API is in UIKit on Linux, such as selectors and key-value observing. On a phone, XCTest
    // exports UIKit.
    if options.hasUIKit,
      !present.isDisjoint(with: ["Foundation", "XCTest"])
        || file.source.names.contains(where: Self.isUIKit)
        // A bridging header can import Foundation into all files.
        || present.isEmpty && file.source.names.contains(where: Self.isFoundation)
    {
      draft.imports.insert("UIKit")
    }
    draft.imports.formUnion(file.exportedModules.map(\.module))
    draft.imports.formUnion(options.imports)
    draft.imports.subtract(present.filter { $0 == "UIKit" || options.imports.contains($0) })
    if !present.contains("FoundationNetworking"),
      file.source.names.contains(where: Self.isNetworking)
    {
      draft.imports.insert("FoundationNetworking")
    }
    if !present.contains("FoundationXML"),
      file.source.names.contains(where: { $0.hasPrefix("XMLParser") })
    {
      draft.imports.insert("FoundationXML")
    }
  }

  /// Imports the substitute of a module. The whole module is imported, because its parts may differ.
  ///
  /// - Returns: The module that is imported, or `nil` if the import was removed.
  private func substitute(_ line: DeclarationReader.Import, _ draft: Draft) -> String? {
    let file = draft.file
    guard let substitute = file.substitutes[line.module] else {
      importWhole(line, draft)
      return line.module
    }
    if let substitute {
      let place = (line.tokens.lowerBound + 1)..<line.tokens.upperBound
      draft.edits.replace(file.range(place), with: substitute)
    } else {
      // A line can't begin with a semicolon.
      let end = line.tokens.upperBound
      let isParted = file.source.tokens[end].kind == .semicolon
      draft.blank(line.first..<(isParted ? end + 1 : end))
    }
    return substitute
  }

  /// Replaces an import of a header, such as `import UIKit.UIView`, by an import of the whole module.
  private func importWhole(_ line: DeclarationReader.Import, _ draft: Draft) {
    let path = line.path
    guard path.count > 1, path.lowerBound == line.tokens.lowerBound + 1,
      Self.modulesWithHeaders.contains(line.module)
        || AppleModules.frameworks.contains(line.module),
      draft.file.source.text(path.upperBound - 1) != "UIGestureRecognizerSubclass"
    else { return }
    draft.blank((path.lowerBound + 1)..<path.upperBound)
  }

  private static let modulesWithHeaders = ["UIKit", "Foundation", "CoreGraphics", "QuartzCore"]

  /// Returns `true` for names such as `UIView`. A name of the app, such as `UIScale`, has this form, too, which
  /// does no harm.
  private static func isUIKit(_ name: String) -> Bool {
    let bytes = name.utf8
    guard bytes.first == 0x55, bytes.count > 2, name.hasPrefix("UI"),
      let third = bytes.dropFirst(2).first
    else { return false }
    return third >= 0x41 && third <= 0x5A
  }

  private static func isFoundation(_ name: String) -> Bool {
    if foundation.contains(name) { return true }
    let third = name.utf8.dropFirst(2).first ?? 0
    return (name.hasPrefix("NS") || name.hasPrefix("CG")) && third >= 0x41 && third <= 0x5A
  }

  private static func isNetworking(_ name: String) -> Bool {
    guard let first = name.utf8.first, first == 0x55 || first == 0x48 else { return false }
    return networking.contains { name.hasPrefix($0) }
  }
}

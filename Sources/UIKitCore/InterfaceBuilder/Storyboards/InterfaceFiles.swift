import UIKitDiagnostics
package import Foundation

/// Finds storyboards and nibs among resources.
@MainActor package enum InterfaceFiles {
  package struct File {
    package let path: String
    package let bundle: Bundle
  }

  /// The file of a name: that for the device's idiom, else that for all.
  ///
  /// - Parameter bundle: `nil` for the main bundle and the resource bundles beside the program: a
  ///   package's resources are in no other place.
  package static func find(_ name: String, _ type: String, in bundle: Bundle?) -> File? {
    let idiom = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    for bundle in bundle.map({ [$0] }) ?? [.main] + resourceBundles {
      for name in [name + idiom, name] {
        if let path = bundle.path(forResource: name, ofType: type) {
          return File(path: path, bundle: bundle)
        }
      }
    }
    return nil
  }

  /// What is in a file; one that can't be read is a programmer's error.
  package static func document(of file: File) -> InterfaceDocument {
    do {
      return try InterfaceDocument.document(at: file.path, in: file.bundle)
    } catch {
      trap("\(error)")
    }
  }

  /// The bundles that SwiftPM puts beside a program, one for each target with resources.
  private static let resourceBundles: [Bundle] = {
    let folder = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
      .compactMap { Bundle(url: folder.appendingPathComponent($0)) }
  }()

  /// Those of a module; of all if that is unknown.
  package static func resourceBundles(of module: String?) -> [Bundle] {
    guard let module else { return resourceBundles }
    return resourceBundles.filter { bundle in
      let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
      return name == module || name.hasSuffix("_" + module)
    }
  }

  package static func description(of bundle: Bundle?) -> String {
    let places = (bundle.map { [$0] } ?? [.main] + resourceBundles).map(\.bundlePath)
    return "NSBundle <\(places.joined(separator: ">, <"))>"
  }
}

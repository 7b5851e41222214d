import UIKitDiagnostics
package import Foundation

/// Finds the files of storyboards and nibs in resources.
@MainActor package enum InterfaceFiles {
  package struct File {
    package let path: String
    package let bundle: Bundle
  }

  /// Returns the file with a name: the file for the device's idiom if there is one, otherwise the file for all.
  ///
  /// - Parameter bundle: The bundle; `nil` for the main bundle.
  package static func find(_ name: String, _ type: String, in bundle: Bundle?) -> File? {
    let idiom = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    for bundle in ResourceBundles.searched(for: bundle) {
      for name in [name + idiom, name] {
        if let path = bundle.path(forResource: name, ofType: type) {
          return File(path: path, bundle: bundle)
        }
      }
    }
    return nil
  }

  /// Returns the content of a file. Traps if it can't be read.
  package static func document(of file: File) -> InterfaceDocument {
    do {
      return try InterfaceDocument.document(at: file.path, in: file.bundle)
    } catch {
      trap("\(error)")
    }
  }

  package static func description(of bundle: Bundle?) -> String {
    let places = ResourceBundles.searched(for: bundle).map(\.bundlePath)
    return "NSBundle <\(places.joined(separator: ">, <"))>"
  }
}

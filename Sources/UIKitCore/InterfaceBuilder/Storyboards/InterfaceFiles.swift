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
  /// - Parameter bundle: `nil` for the main one.
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

  /// What is in a file; one that can't be read is a programmer's error.
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

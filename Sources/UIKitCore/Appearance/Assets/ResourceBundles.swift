package import Foundation
import Synchronization

/// The bundles that SwiftPM puts beside a program, one for each target with resources.
///
/// On iOS the main bundle holds what belongs to an app. Here that lies in the bundles of its modules: they stand
/// in for the main bundle, the app's own first.
package enum ResourceBundles {
  /// The module whose resources are found before those of others.
  private static let ownModule = Mutex<String?>(nil)

  private static let all: [Bundle] = {
    let folder = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
      .compactMap { Bundle(url: folder.appendingPathComponent($0)) }
  }()

  /// Where to look for what is asked of a bundle, `nil` and the main one being the program's.
  package static func searched(for bundle: Bundle?) -> [Bundle] {
    if let bundle, bundle.bundlePath != Bundle.main.bundlePath { return [bundle] }
    let own = ownModule.withLock { $0 }.map(bundles(of:)) ?? []
    return [bundle ?? .main] + own + all.filter { bundle in !own.contains { $0 === bundle } }
  }

  /// Those of a module.
  package static func bundles(of module: String) -> [Bundle] {
    all.filter { bundle in
      let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
      return name == module || name.hasSuffix("_" + module)
    }
  }

  /// Prefers a module's resources from now on.
  package static func prefer(_ module: String) {
    ownModule.withLock { $0 = module }
  }
}

package import Foundation
import Synchronization

/// The bundles that SwiftPM creates next to an executable, one for each target with resources.
///
/// On iOS, the main bundle contains the resources of an app. Here they are in the bundles of its modules, which
/// are searched after the main bundle. The app's own bundles are first among them.
package enum ResourceBundles {
  /// The app's own module, and the bundles of the program, of which those of the module are first.
  private static let preferred = Mutex<(module: String, bundles: [Bundle])?>(nil)

  /// The app's own module after it has started.
  static var module: String? { preferred.withLock { $0?.module } }

  private static let all: [Bundle] = {
    let folder = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
      .compactMap { Bundle(url: folder.appendingPathComponent($0)) }
  }()

  /// Returns the bundles to search for resources of a bundle. For the main bundle or `nil`, these are the main
  /// bundle and the resource bundles of the program.
  package static func searched(for bundle: Bundle?) -> [Bundle] {
    if let bundle, bundle.bundlePath != Bundle.main.bundlePath { return [bundle] }
    return [bundle ?? .main] + (preferred.withLock { $0?.bundles } ?? all)
  }

  /// Returns the bundles of a module.
  package static func bundles(of module: String) -> [Bundle] {
    all.filter { bundle in
      let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
      return name == module || name.hasSuffix("_" + module)
    }
  }

  /// Prefers a module's resources from now on. In the executable of that module, the bundles of other apps in
  /// the same folder are ignored.
  package static func prefer(_ module: String) {
    let own = bundles(of: module)
    let others = all.filter { bundle in !own.contains { $0 === bundle } }
    let isApp = Bundle.main.executableURL?.lastPathComponent == module
    let usable = isApp ? others.filter { !isOfProgram($0) } : others
    preferred.withLock { $0 = (module, own + usable) }
  }

  /// Returns whether a bundle belongs to an executable target.
  private static func isOfProgram(_ bundle: Bundle) -> Bool {
    let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
    let target = name.split(separator: "_").last.map(String.init) ?? name
    let program = Bundle.main.bundleURL.appendingPathComponent(target)
    return FileManager.default.isExecutableFile(atPath: program.path)
  }
}

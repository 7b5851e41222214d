package import Foundation
import Synchronization

/// The bundles that SwiftPM puts beside a program, one for each target with resources.
///
/// On iOS the main bundle holds what belongs to an app. Here that lies in the bundles of its modules: they stand
/// in for the main bundle, the app's own first.
package enum ResourceBundles {
  /// The app's own module and the bundles of the program, those of the module first.
  private static let preferred = Mutex<(module: String, bundles: [Bundle])?>(nil)

  /// The app's own module, once it has started.
  static var module: String? { preferred.withLock { $0?.module } }

  private static let all: [Bundle] = {
    let folder = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
      .compactMap { Bundle(url: folder.appendingPathComponent($0)) }
  }()

  /// Where to look for what is asked of a bundle, `nil` and the main one being the program's.
  package static func searched(for bundle: Bundle?) -> [Bundle] {
    if let bundle, bundle.bundlePath != Bundle.main.bundlePath { return [bundle] }
    return [bundle ?? .main] + (preferred.withLock { $0?.bundles } ?? all)
  }

  /// Those of a module.
  package static func bundles(of module: String) -> [Bundle] {
    all.filter { bundle in
      let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
      return name == module || name.hasSuffix("_" + module)
    }
  }

  /// Prefers a module's resources from now on. In the program of that module, those of other apps that stand in its
  /// folder are not the program's.
  package static func prefer(_ module: String) {
    let own = bundles(of: module)
    let others = all.filter { bundle in !own.contains { $0 === bundle } }
    let isApp = Bundle.main.executableURL?.lastPathComponent == module
    let usable = isApp ? others.filter { !isOfProgram($0) } : others
    preferred.withLock { $0 = (module, own + usable) }
  }

  /// Whether a bundle's target is a program.
  private static func isOfProgram(_ bundle: Bundle) -> Bool {
    let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
    let target = name.split(separator: "_").last.map(String.init) ?? name
    let program = Bundle.main.bundleURL.appendingPathComponent(target)
    return FileManager.default.isExecutableFile(atPath: program.path)
  }
}

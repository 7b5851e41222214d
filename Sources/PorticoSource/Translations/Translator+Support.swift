extension Translator {
  /// The declarations that all files of the module share.
  package func support() -> String {
    var lines = ["import Foundation"]
    if options.hasUIKit { lines.append("import UIKit") }
    lines.append(Self.bundles)
    if options.hasResources {
      // Foundation's own, which the accessor of the module's bundle means too, is no app's.
      lines.append(
        """

        extension Foundation.Bundle {
          private static let ownResources = resources(of: "\(index.name)")

          static var main: Foundation.Bundle {
            ownResources.flatMap { Foundation.Bundle(url: $0) } ?? Foundation.Bundle(url: folder)!
          }
        }

        func NSLocalizedString(
          _ key: String, tableName: String? = nil, bundle: Foundation.Bundle = .main,
          value: String = "", comment: String
        ) -> String {
          bundle.localizedString(forKey: key, value: value, table: tableName)
        }
        """)
    }
    if options.hasUIKit {
      let statements = registrations.map { "  \($0)\n" }.joined()
      lines.append(
        """

        /// Makes known what extensions add to classes of other modules.
        private let registration: Void = {
        \(statements)}()

        func _selector(_ name: String) -> Selector {
          registration
          return Selector(name)
        }
        """)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Finds the resources of a class's module beside the program.
  private static let bundles = """

    private let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()

    private func resources(of module: String) -> URL? {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.first { $0.hasSuffix("_\\(module).resources") }
        .map { folder.appendingPathComponent($0) }
    }

    extension Foundation.Bundle {
      convenience init(for aClass: AnyClass) {
        let module = String(reflecting: aClass).prefix { $0 != "." }
        self.init(url: resources(of: String(module)) ?? folder)!
      }
    }
    """
}

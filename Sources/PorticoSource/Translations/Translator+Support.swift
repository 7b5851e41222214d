extension Translator {
  /// The declarations that all files of the module share.
  package func support() -> String {
    var lines = ["import Foundation"]
    if options.hasUIKit { lines.append("import UIKit") }
    lines.append(Self.bundles)
    lines.append(Self.unchecked)
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
      lines.append(Self.registration(registrations))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Makes known what extensions add to classes of other modules, when the program starts; with compilers
  /// that can't say so, when a selector of theirs is first named.
  private static func registration(_ statements: [String]) -> String {
    """

    private let registration: Void = {
    \(statements.map { "  \($0)\n" }.joined())}()

    func _selector(_ name: String) -> Selector {
      registration
      return Selector(name)
    }
    """
      + (statements.isEmpty
        ? ""
        : """


        #if compiler(>=6.3)
        @section(".init_array") @used
        private let start: @convention(c) () -> Void = { registration }
        #endif
        """)
  }

  /// What carries a test to the main actor.
  private static let unchecked = """

    struct _Unchecked<Value>: @unchecked Sendable {
      let value: Value

      init(_ value: Value) { self.value = value }
    }
    """

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

import TrialKit

/// Translates modules of damaged sources, as the plugin does when it builds an app.
///
/// A script names files, each followed by what is damaged of it, and then has the module translated. That must not
/// crash or take long, and every line of a file must stay where it is.
@MainActor final class MutatedSources: Trial {
  /// The sources of each round: two a module.
  private static let modules = 500

  private let corpus = Corpus()

  func script(seed: UInt64) -> [String] {
    var writer = MutationWriter(seed: seed, files: corpus.names)
    return (0..<Self.modules).flatMap { _ in writer.module() }
  }

  func perform(_ lines: [String]) async throws -> Int {
    var module = MutatedModule()
    var count = 0
    for (index, line) in lines.enumerated() {
      TrialProgress.reached(index)
      if line.hasPrefix("file ") {
        let name = String(line.dropFirst(5))
        module.files.append((name, corpus.bytes(of: name)))
      } else if line == "translate" {
        count += module.files.count
        try module.translate()
        module.files = []
      } else if let last = module.files.indices.last {
        try Mutation(line).apply(to: &module.files[last].bytes)
      }
    }
    return count
  }
}

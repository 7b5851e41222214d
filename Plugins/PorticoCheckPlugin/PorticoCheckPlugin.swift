import Foundation
import PackagePlugin

/// `swift package portico-check`: runs `portico check` on the sources of a package's own targets.
///
/// What stands after the command's name goes to `portico check`; with `--target NAME` only that target is judged.
/// SwiftPM ends with status 1 where the command ends with 1 or 2, and prints which it was.
@main
struct PorticoCheckPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let root = context.package.directoryURL.path
    let folders = targets.compactMap { $0 as? any SourceModuleTarget }
      .filter { $0.kind != .test || names.contains($0.name) }
      .map { target in
        let path = target.directoryURL.path
        return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
      }

    let process = Process()
    process.executableURL = try context.tool(named: "PorticoCommand").url
    process.currentDirectoryURL = context.package.directoryURL
    // The sandbox lets a plugin write in its own folder alone.
    let cache = context.pluginWorkDirectoryURL.appending(path: "read.facts").path
    process.arguments =
      ["check", "--cache", cache] + extractor.remainingArguments
      + (folders.isEmpty ? ["."] : folders)
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

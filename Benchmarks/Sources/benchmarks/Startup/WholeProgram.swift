import Foundation

/// Links a built product once more, with Swift's libraries in the program itself.
enum WholeProgram {
  /// - Returns: Where the program is; `nil` where it can't be linked.
  static func link(_ product: String, in folder: URL) -> String? {
    let program = folder.appending(path: "\(product)-whole").path
    let name = product.replacing("-", with: "_")
    let libraries = [
      "Foundation", "FoundationInternationalization", "FoundationEssentials", "CoreFoundation",
      "_FoundationICU", "_FoundationCShims", "_FoundationCollections", "dispatch",
      "BlocksRuntime", "swiftDispatch", "swiftSynchronization",
    ]
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-static-stdlib", "-emit-executable", "-o", program,
        "@\(folder.appending(path: "\(product).product/Objects.LinkFileList").path)",
        // The package manager names the beginning of a program after its target.
        "-Xlinker", "--defsym=main=\(name)_main", "-Xlinker", "--start-group",
      ] + libraries.map { "-l\($0)" } + ["-Xlinker", "--end-group", "-lstdc++", "-lm"]
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    process.waitUntilExit()
    return process.terminationStatus == 0 ? program : nil
  }
}

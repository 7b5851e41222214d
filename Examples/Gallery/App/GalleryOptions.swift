import Foundation

/// The options on the command line.
package struct GalleryOptions: Equatable {
  /// The path of a script that drives the app; `-` for standard input.
  package var script: String?
  /// The path of a page to write that replays the script.
  package var recording: String?
  /// The path of a folder of git repositories to search in place of GitHub.
  package var repositories: URL?
  /// Whether the app appears in a web browser and not in the terminal.
  package var isInBrowser = false
  /// The name of a host that forwards requests to this machine.
  package var host: String?

  static let usage = """
    usage: gallery [--browser [--allow-host NAME]] [--repositories DIR] [--script FILE [--record FILE]]

    Opens the gallery of examples in the terminal.

      --browser           show it in a web browser instead; prints the address to open
      --allow-host NAME   answer requests that a host of that name forwards, too
      --repositories DIR  search the git repositories below DIR instead of GitHub
      --script FILE       drive the app by commands, one a line; - for standard input
      --record FILE       write a page that shows what the script does, step by step
      --help              print this text

    Commands: tap "…", type "…" into "…", replace "…" with "…", clear "…", key enter, back,
    scroll down 10, swipe left "…", wait "…" 5, absent "…", screen, snapshot FILE, resize 100x30.
    """

  package struct Mistake: Error, Equatable {
    package let reason: String

    package init(reason: String) {
      self.reason = reason
    }
  }

  /// - Throws: ``Mistake`` if an option doesn't exist, lacks its value, or names no existing folder.
  package init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      func value() throws -> String {
        if parts.count == 2 { return parts[1] }
        guard let value = rest.popFirst() else {
          throw Mistake(reason: "\(argument) needs a value")
        }
        return value
      }
      switch parts.first {
      case "--browser":
        guard parts.count == 1 else { throw Mistake(reason: "--browser takes no value") }
        isInBrowser = true
      case "--allow-host": host = try value()
      case "--script": script = try value()
      case "--record": recording = try value()
      case "--repositories": repositories = try Self.folder(try value())
      default: throw Mistake(reason: "unknown option '\(argument)'")
      }
    }
    if host != nil, !isInBrowser { throw Mistake(reason: "--allow-host needs --browser") }
    if recording != nil, script == nil { throw Mistake(reason: "--record needs --script") }
  }

  private static func folder(_ path: String) throws -> URL {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Mistake(reason: "there is no folder '\(path)'")
    }
    guard isFolder.boolValue else { throw Mistake(reason: "'\(path)' is no folder") }
    return URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
  }

  package init() {}

  /// Parses the command line. Ends the process after `--help`, and with status 2 after a mistake.
  package static func parseOrExit(_ arguments: [String]) -> GalleryOptions {
    if arguments.contains("--help") || arguments.contains("-h") {
      print(usage)
      exit(0)
    }
    do {
      return try GalleryOptions(arguments)
    } catch {
      let reason = (error as? Mistake)?.reason ?? "\(error)"
      FileHandle.standardError.write(Data("error: \(reason)\n\n\(usage)\n".utf8))
      exit(2)
    }
  }
}

import Foundation
import PorticoSource

/// Translates the sources of a module into files that the compiler reads in their place.
@main
enum PorticoSourceTool {
  static func main() {
    do {
      let request = try Request(Array(CommandLine.arguments.dropFirst()))
      let problems = try request.run()
      for problem in problems { complain(problem.description) }
      exit(problems.isEmpty ? 0 : 1)
    } catch {
      complain("error: \(error)")
      exit(1)
    }
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

import Foundation
import PorticoTool

/// The columns of the terminal on standard output; nil if that is none.
private func terminalWidth() -> Int? {
  guard isatty(STDOUT_FILENO) == 1 else { return nil }
  var size = winsize()
  let known = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
  return known ? Int(size.ws_col) : 80
}

let status = Tool.run(
  Array(CommandLine.arguments.dropFirst()),
  Streams(
    out: { FileHandle.standardOutput.write(Data($0.utf8)) },
    error: { FileHandle.standardError.write(Data($0.utf8)) },
    width: terminalWidth(), isColored: getenv("NO_COLOR") == nil,
    showsProgress: isatty(STDERR_FILENO) == 1))
exit(status)

import Foundation
import PorticoTool

/// The columns of a terminal; nil if it is none.
private func width(of descriptor: Int32) -> Int? {
  guard isatty(descriptor) == 1 else { return nil }
  var size = winsize()
  let known = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
  return known ? Int(size.ws_col) : 80
}

private func tell(_ text: String) { _ = OutputFile.write(text, to: STDERR_FILENO) }

var failure: Int32 = 0
let status = Tool.run(
  Array(CommandLine.arguments.dropFirst()),
  Streams(
    out: { if failure == 0 { failure = OutputFile.write($0, to: STDOUT_FILENO) } },
    error: { tell($0) },
    input: { try [UInt8](FileHandle.standardInput.readToEnd() ?? Data()) },
    width: width(of: STDOUT_FILENO),
    isColored: getenv("NO_COLOR").map { $0.pointee == 0 } ?? true,
    progress: width(of: STDERR_FILENO).map { ProgressBar(columns: $0, write: tell) }))
// A closed pipe isn't an error: the reader needs no more output, as in `portico … | head`.
if failure != 0, failure != EPIPE {
  tell("portico: the output cannot be written: \(OutputFile.reason(failure))\n")
  exit(2)
}
exit(status)

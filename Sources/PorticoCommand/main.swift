import Foundation
import PorticoTool

let status = Tool.run(
  Array(CommandLine.arguments.dropFirst()),
  Streams(
    out: { FileHandle.standardOutput.write(Data($0.utf8)) },
    error: { FileHandle.standardError.write(Data($0.utf8)) },
    isTerminal: isatty(STDOUT_FILENO) == 1))
exit(status)

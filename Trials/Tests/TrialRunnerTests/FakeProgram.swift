import Foundation
import TrialRunner

/// A trial's program that is a shell script, in a folder of its own.
final class FakeProgram {
  let folder: URL
  let program: TrialProgram

  /// - Parameter body: What the shell does with `$seed`, `$count`, the file `$replay` and the file `$progress`.
  init(patience: Double = 20, _ body: String) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fake-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("fake")
    let text = """
      seed=0 count=3 replay= progress=/dev/null script=
      while [ $# -gt 0 ]; do
        case $1 in
          --seed) seed=$2; shift ;;
          --rounds) count=$2; shift ;;
          --seconds) shift ;;
          --replay) replay=$2; shift ;;
          --progress) progress=$2; shift ;;
          --script) script=1 ;;
        esac
        shift
      done
      reach() { printf "\\\\x$(printf %02x $(($1 + 1)))\\0\\0\\0\\0\\0\\0\\0" > "$progress"; }
      \(body)
      """
    try Data(text.utf8).write(to: file)
    // Bash reads the file: a system runs none that a child forked meanwhile still has open for writing.
    program = TrialProgram(
      name: "fake", executable: URL(fileURLWithPath: "/bin/bash"), arguments: [file.path],
      patience: patience)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func run(_ arguments: String...) async -> ChildOutcome {
    await ChildRun(program, arguments, in: folder).run()
  }
}

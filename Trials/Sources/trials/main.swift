import Foundation
import TrialRunner

// swift run --package-path Trials trials --minutes 10
//
// To add a trial, name it here and in the manifest.
let here = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  .deletingLastPathComponent()
func program(_ name: String, patience: Double = 60, attempts: Int = 1) -> TrialProgram {
  TrialProgram(
    name: name, executable: here.appendingPathComponent(name), patience: patience,
    attempts: attempts)
}
let all = [
  program("monkey", patience: 15),
  program("monkey-terminal", patience: 40, attempts: 3),
  program("hostile-http"),
  program("terminal-bytes"),
  program("hostile-storyboards", patience: 300),
  program("mutated-sources"),
  program("kills", patience: 150, attempts: 3),
]

func say(_ text: String) {
  FileHandle.standardOutput.write(Data((text + "\n").utf8))
}

func fail(_ reason: String) -> Never {
  FileHandle.standardError.write(Data("error: \(reason)\n".utf8))
  exit(2)
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.contains("--help") {
  say(RunnerOptions.usage)
  exit(0)
}
let options: RunnerOptions
do {
  options = try RunnerOptions(arguments)
} catch {
  fail("\(error.reason)\n\(RunnerOptions.usage)")
}
if let unknown = options.only.first(where: { name in !all.contains { $0.name == name } }) {
  fail("there is no trial '\(unknown)'; there are \(all.map(\.name).joined(separator: ", "))")
}
let chosen = all.filter { options.only.isEmpty || options.only.contains($0.name) }
for missing in chosen where !missing.isBuilt {
  say("\(missing.name) is missing: swift build --package-path Trials --product \(missing.name)")
}
let programs = chosen.filter(\.isBuilt)
guard !programs.isEmpty, options.only.isEmpty || programs.count == chosen.count else {
  fail("not everything that was asked for is built")
}
say(
  "\(programs.map(\.name).joined(separator: ", ")): \(options.seconds.formatted()) s, seed \(options.seed)"
)
let tallies = await Runner(programs, options, say: say).run()
say("\n" + TallyTable(tallies).text)
for tally in tallies {
  for failure in tally.failures {
    say("\n\(tally.name), seed \(failure.seed), \(failure.count) times: \(failure.trouble.summary)")
    for line in failure.script { say("  \(line)") }
  }
}
exit(tallies.contains { $0.failureCount > 0 } ? 1 : 0)

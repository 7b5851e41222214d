import Foundation

/// How long an app takes to show itself on a terminal, beside a program that only imports Foundation
/// and prints a line: linked in the same way, and with the runtime in the program itself, as by
/// `swift build -c release --static-swift-stdlib`.
struct StartupSuite: Suite {
  static let name = "startup"

  func run() -> Report {
    let folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    func program(_ name: String) -> String { folder.appending(path: name).path }
    let whole = WholeProgram.link("first-frame", in: folder)
    var shell: [TerminalProcess] = []
    var foundation: [TerminalProcess] = []
    var app: [TerminalProcess] = []
    var wholeApp: [TerminalProcess] = []
    // By turns, so that what else the machine does meets all of them alike.
    for round in -2..<31 {
      let isCounted = round >= 0
      func start(_ path: String, until text: String, _ list: inout [TerminalProcess]) {
        let process = TerminalProcess(path: path, until: text)
        if isCounted { list.append(process) }
      }
      start("/bin/pwd", until: "/", &shell)
      start(program("foundation-alone"), until: "ready", &foundation)
      start(program("first-frame"), until: "Row 8", &app)
      if let whole { start(whole, until: "Row 8", &wholeApp) }
    }
    var report = Report(
      title: "Start-up on a terminal, 80 × 24", peerName: "Foundation alone",
      notes: [
        "Medians of \(app.count) starts by turns, from the start of the process; a program in C (pwd) "
          + "takes \(Amount.nanoseconds.format(median(shell.map(\.firstByte)))).",
        "Processor time is what counts on a busy machine: of all threads, to the last byte.",
      ])
    func add(
      _ name: String, _ processes: [TerminalProcess], _ time: KeyPath<TerminalProcess, Double>,
      goal: Double? = nil
    ) {
      guard !processes.isEmpty else { return }
      report.lines.append(
        Report.Line(
          name: name, ours: median(processes.map { $0[keyPath: time] }),
          peer: median(foundation.map { $0[keyPath: time] }), goal: goal))
    }
    add("first byte", app, \.firstByte)
    add("all of the first frame", app, \.complete)
    add("all of the first frame, processor time", app, \.processorTime, goal: 1 / 1.3)
    add("runtime within: first byte", wholeApp, \.firstByte)
    add("runtime within: all of the first frame", wholeApp, \.complete)
    add(
      "runtime within: all of the first frame, processor time", wholeApp, \.processorTime,
      goal: 1 / 1.3)
    if whole == nil { report.notes.append("The program with the runtime within can't be linked.") }
    return report
  }
}

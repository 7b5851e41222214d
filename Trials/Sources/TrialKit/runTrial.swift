import Foundation

/// Runs a trial as the command line asks, and ends the process: with status 1 after the first round that fails.
///
/// Called by the main file of a trial's executable:
///
/// ```swift
/// import TrialKit
///
/// runTrial(HostileAnswers.self)
/// ```
@MainActor public func runTrial<Tried: Trial>(_ trial: Tried.Type) -> Never {
  ResidentMemory.keepNothing()
  let options = TrialOptions.parseOrExit(Array(CommandLine.arguments.dropFirst()))
  Task { @MainActor in
    exit(await TrialRun<Tried>(options).run())
  }
  while RunLoop.main.run(mode: .default, before: .distantFuture) {}
  exit(1)
}

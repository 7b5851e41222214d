import UIKitDiagnostics

/// Receives the problems of a file. In a running app, warnings are written to the console and an error ends the
/// app. In a check, all problems are collected.
@MainActor package final class InterfaceLog {
  package private(set) var problems: [InterfaceProblem] = []
  private let collects: Bool

  private init(collects: Bool) {
    self.collects = collects
  }

  package static let running = InterfaceLog(collects: false)
  package static func collecting() -> InterfaceLog { InterfaceLog(collects: true) }

  package func report(_ problem: InterfaceProblem) {
    if collects {
      if !problems.contains(problem) { problems.append(problem) }
    } else if problem.severity == .warning {
      Console.write("\(problem)")
    } else {
      trap("\(problem)")
    }
  }
}

import UIKitDiagnostics

/// Where problems of a file go: in a running app warnings go to the console and an error ends the app;
/// who checks a file gets them all.
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

import Foundation

/// One turn of the main loop.
@MainActor func turn() {
  _ = RunLoop.main.run(mode: .default, before: .distantPast)
}

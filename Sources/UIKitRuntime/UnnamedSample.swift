import Foundation

/// A class that ``RuntimeCheck`` finds by symbols.
@MainActor class UnnamedSample: NSObject {
  let number: Int
  var calls: [String] = []

  override init() {
    number = 7
  }

  dynamic func ring() { calls.append("ring") }
  dynamic func ringFor(_ sender: UnnamedSample) { calls.append("ringFor") }
  dynamic func ringForAnything(_ sender: Any?) { calls.append("ringForAnything") }
  dynamic func ringFor(_ sender: Any, with other: UnnamedSample) { calls.append("ringForWith") }
}

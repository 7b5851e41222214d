import Observation

@MainActor @Observable final class Person {
  var first = "David"
  var last = "Blaine"
  var nickname: String?
  var age = 52
  var isFamous = false

  var greeting: String { "Hello \(first) \(last)" }
}

import Observation

/// A model that counts how often its property is read.
@MainActor @Observable final class CountedModel {
  @ObservationIgnored var reads = 0
  @ObservationIgnored private var stored = ""
  var title: String {
    get {
      access(keyPath: \.title)
      reads += 1
      return stored
    }
    set { withMutation(keyPath: \.title) { stored = newValue } }
  }
}

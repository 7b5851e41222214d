import Foundation
import Observation
import Portico
import PorticoTesting
import Testing
import UIKit

@MainActor @Suite("Loading")
struct LoaderTests {
  let clock = VirtualClock()
  let answers = Answers<Int>()
  let loader: Loader<String, Int>

  init() {
    loader = Loader(pause: .milliseconds(300), clock: clock) { [answers] name in
      try await answers.answer(to: name)
    }
  }

  private var state: String {
    switch loader.state {
    case .idle: "idle"
    case .loading: "loading"
    case .loaded(let value): "\(value)"
    case .failed(let error): "\(type(of: error))"
    }
  }

  private func load(_ name: String) async throws {
    loader.load(name)
    try await clock.advance(by: .milliseconds(300))
  }

  @Test("It loads for the newest input, when that rests")
  func loads() async throws {
    #expect(state == "idle" && loader.value == nil)
    loader.load("a")
    #expect(state == "loading" && loader.state.isLoading)
    try await clock.advance(by: .milliseconds(200))
    try await load("b")
    #expect(answers.asked == ["b"])
    answers.give("b", 2)
    try await clock.advance(by: .zero)
    #expect(state == "2" && loader.value == 2 && loader.state.value == 2)
  }

  @Test("An old answer never replaces a newer one")
  func overtakes() async throws {
    try await load("old")
    try await load("new")
    answers.give("new", 2)
    answers.give("old", 1)
    try await clock.advance(by: .zero)
    #expect(state == "2" && answers.cancelled == ["old"])
  }

  @Test("What failed can be tried again, at once, and nothing else can")
  func retries() async throws {
    loader.retry()
    #expect(state == "idle")
    try await load("a")
    answers.fail("a", Refusal())
    try await clock.advance(by: .zero)
    #expect(loader.state.error as? Refusal == Refusal())
    loader.retry()
    loader.retry()
    #expect(state == "loading")
    try await clock.advance(by: .zero)
    #expect(answers.asked == ["a", "a"])
    answers.give("a", 1)
    try await clock.advance(by: .zero)
    #expect(state == "1")
    loader.retry()
    #expect(state == "1")
  }

  @Test("What was there stays while it is loaded anew, and after that has failed")
  func reloads() async throws {
    loader.reload()
    #expect(state == "idle")
    try await load("a")
    answers.give("a", 1)
    try await clock.advance(by: .zero)
    loader.reload()
    #expect(state == "loading" && loader.value == 1)
    try await clock.advance(by: .zero)
    answers.fail("a", Refusal())
    try await clock.advance(by: .zero)
    #expect(state == "Refusal" && loader.value == 1)
  }

  @Test("Cancelling forgets everything")
  func cancels() async throws {
    try await load("a")
    loader.cancel()
    #expect(state == "idle")
    answers.give("a", 1)
    try await clock.advance(by: .zero)
    #expect(state == "idle" && answers.cancelled == ["a"])
    loader.reload()
    #expect(state == "idle")
  }

  @Test("A view shows where it stands")
  func binds() async throws {
    let label = UILabel()
    label.bind(\.text, to: loader) {
      $0.state.map { "\($0) found" }.value ?? ($0.state.isLoading ? "…" : "–")
    }
    #expect(label.text == "–")
    try await load("a")
    #expect(label.text == "…")
    answers.give("a", 7)
    try await clock.advance(by: .zero)
    #expect(label.text == "7 found")
  }

  @Test("What needs no input has none")
  func noInput() async throws {
    let profile = Loader<Void, Int> { [answers] in try await answers.answer(to: "profile") }
    profile.load()
    try await clock.advance(by: .zero)
    answers.give("profile", 1)
    try await clock.advance(by: .zero)
    #expect(profile.state.value == 1)
  }

  @Test("It goes with its owner, whatever is under way")
  func goes() async throws {
    weak var weakLoader: Loader<String, Int>?
    do {
      let loader = Loader<String, Int>(clock: clock) { [answers] in
        try await answers.answer(to: $0)
      }
      weakLoader = loader
      loader.load("a")
      try await clock.advance(by: .zero)
    }
    #expect(weakLoader == nil)
    answers.give("a", 1)
    try await clock.advance(by: .zero)
    #expect(answers.cancelled == ["a"])
  }
}

import EverythingApp
import Foundation
import UIKit
import UIKitCore

extension Monkey {
  /// What a verb does.
  typealias Act = @MainActor (Monkey, LineWords, Stage) -> Void

  /// All verbs but those that take time.
  static let acts: [String: Act] = personActs.merging(presentingActs) { $1 }
    .merging(containerActs) { $1 }.merging(viewActs) { $1 }.merging(contentActs) { $1 }

  /// Performs a command now, which may be in the middle of a callback.
  func command(_ line: String, _ stage: Stage) {
    let words = LineWords(line)
    switch words.verb {
    case "later":
      schedule(LineWords.rest(of: line, after: 2), after: min(5, words.fraction(1)), stage)
    case "on":
      guard let moment = words.word(1).flatMap(Moment.init(rawValue:)) else { return }
      if stage.armed.count < 4 {
        stage.armed.append((moment, LineWords.rest(of: line, after: 2)))
      }
    default:
      guard let act = Self.acts[words.verb] else {
        mistake = "There is no command '\(words.verb)'."
        return
      }
      act(self, words, stage)
    }
  }

  /// What a completion handler does: the command after `then`, if there is one.
  func completion(_ words: LineWords, _ stage: Stage) -> (() -> Void)? {
    words.then.map { line in
      { [weak self, weak stage] in
        guard let self, let stage, self.stage === stage else { return }
        note("then \(line)")
        command(line, stage)
      }
    }
  }

  /// The screens' own changes, each by its name.
  static let contentActs: [String: Act] = {
    let types: [any Changeable.Type] = [
      TableScreen.self, DiffableScreen.self, FlowScreen.self, ControlsScreen.self, FormScreen.self,
      TouchScreen.self, ConstraintScreen.self, EmbeddingScreen.self, SearchingScreen.self,
      StoryScreen.self,
    ]
    var acts: [String: Act] = [:]
    for type in types {
      for name in type.changes {
        acts[name] = { monkey, words, stage in
          let all = stage.controllers.compactMap { $0 as? any Changeable }
          let fitting = all.filter { Swift.type(of: $0).changes.contains(name) }
          guard let screen = fitting.at(words.number(1)) else { return }
          monkey.note("\(name) of \(Swift.type(of: screen))")
          screen.change(name, words.number(2), animated: words.isAnimated)
          monkey.completion(words, stage)?()
        }
      }
    }
    return acts
  }()
}

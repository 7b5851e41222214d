import DisplayInterface
import Foundation
import UIKitCore

/// Finds what a person would point at.
@MainActor struct ScreenSearch {
  /// The windows from front to back.
  let windows: [UIWindow]

  private struct Match {
    let view: UIView
    let rank: Int
  }

  /// The view that is called `name`: by its identifier, label or visible text; the whole name before a
  /// part of it, what reacts to a tap before what doesn't.
  func view(named name: String) -> UIView? {
    var best: Match?
    visit { shown in
      guard let rank = rank(shown, name) else { return }
      if best.map({ rank < $0.rank }) ?? true { best = Match(view: shown.view, rank: rank) }
    }
    return best?.view
  }

  /// Whether any visible text, label or identifier contains `text`.
  func shows(_ text: String) -> Bool {
    var found = false
    visit { shown in
      if !found {
        found = names(of: shown.view).contains { $0.localizedCaseInsensitiveContains(text) }
      }
    }
    return found
  }

  private func visit(_ body: (ShownView) -> Void) {
    for window in windows {
      window.visitShown { shown in
        if shown.visibleRect != nil { body(shown) }
        return true
      }
    }
  }

  private func rank(_ shown: ShownView, _ name: String) -> Int? {
    var rank: Int?
    for candidate in names(of: shown.view) {
      let present: Int
      if candidate == name {
        present = 0
      } else if candidate.trimmingCharacters(in: .whitespacesAndNewlines)
        .caseInsensitiveCompare(name) == .orderedSame
      {
        present = 2
      } else if candidate.localizedCaseInsensitiveContains(name) {
        present = 4
      } else {
        continue
      }
      rank = min(rank ?? .max, present)
    }
    return rank.map { shown.isInFocusable ? $0 : $0 + 1 }
  }

  private func names(of view: UIView) -> [String] {
    var names = [view.accessibilityIdentifier, view.accessibilityLabel].compactMap { $0 }
    switch view.contentBody() {
    case .text(let text): names.append(text.string)
    case .field(let field):
      if !field.isSecure { names.append(field.text.string) }
      if field.text.runs.isEmpty || field.text.string.isEmpty {
        names.append(field.placeholder.string)
      }
    default: break
    }
    return names.filter { !$0.isEmpty }
  }
}

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

  // MARK: Fields

  /// The field whose placeholder or label is called `name`. The label is the nearest text to the left in its row, else
  /// above it.
  func field(labelled name: String) -> UIView? {
    var texts: [(text: String, rect: CGRect)] = []
    var fields: [(view: UIView, rect: CGRect)] = []
    visit { shown in
      guard let rect = shown.visibleRect else { return }
      if shown.view is any UIKeyInput, shown.view.canBecomeFirstResponder {
        fields.append((shown.view, rect))
      } else if case .text(let text) = shown.view.contentBody() {
        texts.append((text.string, rect))
      }
    }
    var best: Match?
    for (view, field) in fields {
      let left = texts.filter {
        $0.rect.maxX <= field.minX && $0.rect.minY < field.midY && field.midY < $0.rect.maxY
      }.max { $0.rect.maxX < $1.rect.maxX }
      let above = texts.filter {
        $0.rect.maxY <= field.minY && $0.rect.minX < field.maxX && field.minX < $0.rect.maxX
      }.max { $0.rect.maxY < $1.rect.maxY }
      // A placeholder still names the field that somebody has typed into.
      let labels = [(view as? UITextField)?.placeholder, (left ?? above)?.text]
      let ranks = labels.compactMap { $0.flatMap { rank(of: $0, name) } }
      guard let rank = ranks.min(), rank < best?.rank ?? .max else { continue }
      best = Match(view: view, rank: rank)
    }
    return best?.view
  }

  // MARK: What can be tapped

  /// The names of what reacts to a tap, each once.
  var tappable: [String] {
    var names: [String] = []
    visit { shown in
      guard shown.view.canBecomeFocused, let name = title(of: shown.view), !names.contains(name)
      else { return }
      names.append(name)
    }
    return names
  }

  /// The first name of `view` or of something in it.
  private func title(of view: UIView) -> String? {
    var title: String?
    view.visitShown { shown in
      if title == nil { title = names(of: shown.view).first }
      return title == nil
    }
    return title
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
    let best = names(of: shown.view).compactMap { rank(of: $0, name) }.min()
    return best.map { shown.isInFocusable ? $0 : $0 + 1 }
  }

  /// How well a text fits a name, the lower the better; `nil` where it doesn't.
  private func rank(of text: String, _ name: String) -> Int? {
    if text == name { return 0 }
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.caseInsensitiveCompare(name) == .orderedSame { return 2 }
    return text.localizedCaseInsensitiveContains(name) ? 4 : nil
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
